## What was reached before

progress-before = { $n ->
    [0] Done before, without a star
   *[other] Done before, with { $n } of { $max } stars
}

## When something is wrong with the file of the answers

progress-broken = The file of your progress could not be read any more. It was set aside as { $file }, and a new one is being kept. You can go on as ever.
progress-stuck = The file of your progress cannot be read, and it could not be set aside either: { $file }. You can go on; what you do now is remembered until the kernel is restarted.
progress-locked = Another program holds the file of your progress: { $file }. You can go on; your answers are saved as soon as it is free.
progress-full = The disk is full, so your answers cannot be saved now. You can go on; they are saved as soon as there is room. The file is { $file }.
progress-newer = Your progress was kept by a newer version of this program. You can go on, but what you do now is only remembered until the kernel is restarted. The file is { $file }.
progress-unwritable = Your progress cannot be saved in { $file }: it cannot be opened or written. You can go on; what you do now is remembered until the kernel is restarted.

## Taking the answers along, and erasing them

progress-exported = { $n ->
    [one] { $n } answer was written to { $file }.
   *[other] { $n } answers were written to { $file }.
}
progress-exported-none = There are no answers yet; { $file } was written all the same.
progress-unexported = { $file } could not be written: { $why }.
progress-erased = Your progress was erased. Exercises that are open show it with their next change; files that you have exported stay where they are.
progress-erased-none = There was no progress to erase.
progress-unerased = Not everything could be erased: { $file } ({ $why }).
input-file_ending = “{ $text }” has another ending than { $allowed }.
