## Said in the window in which the course is started. `start.py` reads what begins with setup- by itself, before
## anything is installed: those are plain texts with values, no more.

setup-help =
    Opens the Zheng Shangyou course: python3 start.py

    The first start makes an environment in .venv beside this file and needs the network; later starts do not.

      --folder PATH    where your lessons and puzzles lie (~/ZhengShangyou)
      --lang en|zh     language of the course
      --port NUMBER    the port of this computer to use
      --no-browser     do not open a browser, only say the address
      --reset NAME     bring back one lesson as it was shipped, for example 01_rank_order

    python3 start.py test [pytest options]    installs the test tools and runs every test
setup-old_python = Python { $needed } or newer is needed, this is { $have }. Get one from python.org.
setup-other_python = Python { $needed } or newer is needed, this is { $have }. Run it with one that is here: { $python } start.py
setup-environment = Making an environment in { $folder } ...
setup-everything = Installing JupyterLab and the course (a minute or two, only this time) ...
setup-changed = Installing the changed course ...
setup-still = still at it ({ $seconds } s)
setup-stopped = Stopped.
setup-disk_full = The disk is full. Free some space (1 GB is plenty) and start again.
setup-not_writable = The folder { $folder } is not writable. Copy the course to a folder of your own and start it there.
setup-no_network = The packages could not be downloaded. Check the network (the first start needs it) and start again.
setup-no_venv = This Python lacks its venv module. Install it (Debian, Ubuntu: apt install python3-venv) and start again.
setup-failed = The installation failed ({ $line }). The whole report is in { $log }; remove { $folder } and start again.
setup-failed_text = The installation failed:

start-what = Open the course in JupyterLab.
start-folder = where your lessons and puzzles lie ({ $folder })
start-port = the port of this computer to use (the first free one from { $first } on)
start-lang = language of the course
start-no-browser = do not open a browser, only say the address
start-reset = bring back one lesson as it was shipped, for example { $name }
start-closed = Closed.
start-restored = { $name } is as it was shipped.
start-restored_kept = { $name } is as it was shipped. Your copy is kept beside it as { $kept }.
start-open_again = If it is open in JupyterLab, close it there and open it again.
start-starting = Starting JupyterLab ...
start-ready = The course is ready ({ $seconds } s): { $address }
start-leave_open = Leave this window open while you learn; Ctrl-C closes the course.
start-n-copied = { $n } copied
start-n-updated = { $n } updated
start-where = Your lessons and puzzles are in { $folder }.
start-where_news = Your lessons and puzzles are in { $folder } ({ $news }).
start-beside = You changed { $name }; it stays as it is. A new version lies beside it: { $new }
start-no_browser = No browser could be opened: copy the address above into one.

trouble-port-taken = Port { $port } is taken by another program. Choose another one with --port, or leave --port out.
trouble-ports-taken = Ports { $first } to { $last } are all taken. Choose one with --port.
trouble-no-port = No port stayed free. Choose one with --port.
trouble-ended-early = JupyterLab ended while it was starting ({ $line }). The whole report is in { $log }.
trouble-no-answer = JupyterLab did not answer within { $seconds } seconds ({ $line }). The whole report is in { $log }.
trouble-ended = JupyterLab ended unexpectedly (status { $status }). Its report is in { $log }.
trouble-disk-full = The disk is full: { $where } could not be written. Free some space (1 GB is plenty) and start again.
trouble-not-writable = The folder is not writable: { $where }. Choose another one with --folder PATH.
trouble-file-not-folder = A file stands where a folder is needed: { $where }. Choose another place with --folder PATH.
trouble-file = { $where } could not be read or written: { $reason }. Choose another place with --folder PATH.
trouble-no-lesson = No lesson or puzzle is called { $name }. There are: { $names }.
