## 启动课程的窗口里的话。setup- 开头的由 start.py 自己读，那时什么都还没有安装：只有文字和填空。

setup-help =
    打开争上游课程：python3 start.py

    第一次启动会在这个文件旁边建立 .venv 环境，需要联网；以后启动不用联网。

      --folder PATH    课程和题目放在哪个文件夹（~/ZhengShangyou）
      --lang en|zh     课程的语言
      --port NUMBER    用这台电脑的哪个端口
      --no-browser     不打开浏览器，只显示地址
      --reset NAME     把一课恢复成原样，例如 01_点数大小

    python3 start.py test [pytest options]    安装测试工具，运行全部测试
setup-old_python = 需要Python { $needed }或更新的版本，现在用的是{ $have }。请到python.org下载一个。
setup-other_python = 需要Python { $needed }或更新的版本，现在用的是{ $have }。这台电脑上有一个可以用：{ $python } start.py
setup-environment = 正在{ $folder }建立环境……
setup-everything = 正在安装JupyterLab和课程（一两分钟，只有这一次）……
setup-changed = 正在安装有改动的课程……
setup-still = 还在安装（{ $seconds }秒）
setup-stopped = 已停止。
setup-disk_full = 磁盘满了。请腾出一些空间（1 GB足够），再启动一次。
setup-not_writable = 文件夹{ $folder }不能写入。请把课程复制到自己的文件夹，在那里启动。
setup-no_network = 安装包下载不了。请检查网络（第一次启动要联网），再启动一次。
setup-no_venv = 这个Python缺少venv模块。请先装上（Debian、Ubuntu：apt install python3-venv），再启动一次。
setup-failed = 安装没有成功（{ $line }）。完整的记录在{ $log }；请删掉{ $folder }，再启动一次。
setup-failed_text = 安装没有成功：

start-what = 在JupyterLab里打开课程。
start-folder = 课程和题目放在哪个文件夹（{ $folder }）
start-port = 用这台电脑的哪个端口（不写就从{ $first }起找一个空着的）
start-lang = 课程的语言
start-no-browser = 不打开浏览器，只显示地址
start-reset = 把一课恢复成原样，例如 { $name }
start-closed = 已关闭。
start-restored = { $name }已经恢复原样。
start-restored_kept = { $name }已经恢复原样。你改过的那份还在旁边，名字是{ $kept }。
start-open_again = 如果正在JupyterLab里开着，请先关掉再打开。
start-starting = 正在启动JupyterLab……
start-ready = 课程准备好了（{ $seconds }秒）：{ $address }
start-leave_open = 学习的时候不要关这个窗口；按Ctrl-C结束课程。
start-n-copied = 新复制{ $n }个文件
start-n-updated = 更新{ $n }个文件
start-where = 你的课程和题目在{ $folder }。
start-where_news = 你的课程和题目在{ $folder }（{ $news }）。
start-beside = { $name }你改过，原样保留。新版本放在旁边：{ $new }
start-no_browser = 没能打开浏览器：请把上面的地址复制到浏览器里。

trouble-port-taken = 端口{ $port }已经有别的程序在用。请用--port换一个，或者不写--port。
trouble-ports-taken = 端口{ $first }到{ $last }都有程序在用。请用--port选一个。
trouble-no-port = 没有端口一直空着。请用--port选一个。
trouble-ended-early = JupyterLab没启动完就退出了（{ $line }）。完整的记录在{ $log }。
trouble-no-answer = 等了{ $seconds }秒，JupyterLab还没有回应（{ $line }）。完整的记录在{ $log }。
trouble-ended = JupyterLab意外退出了（状态{ $status }）。记录在{ $log }。
trouble-disk-full = 磁盘满了：{ $where }写不进去。请腾出一些空间（1 GB足够），再启动一次。
trouble-not-writable = 文件夹不能写入：{ $where }。请用--folder PATH换一个。
trouble-file-not-folder = 应该是文件夹的地方有一个文件：{ $where }。请用--folder PATH换个地方。
trouble-file = { $where }读不了或者写不了：{ $reason }。请用--folder PATH换个地方。
trouble-no-lesson = 没有叫{ $name }的课或题目。有这些：{ $names }。
