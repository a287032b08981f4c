## A round that a lesson follows: what went on since the learner's last turn

game-since = Just now
game-entry = { $seat }: { $play }.
game-did = { $seat }: { $play }
game-then = { $first } · { $second }
game-passes = passes
ui-aim-as_played = You follow a round that was played: play on as the task says.
info-played-otherwise = You may play that.
info-played-otherwise-body = This round went on another way. To follow it, do what the task says.
