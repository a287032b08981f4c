"""What a learner sees and touches in JupyterLab: the painted table, the exercise around it, and the guard of the
canvas.

Everything here is a function of `zsy_tutor.study.view.View`; no rule of the game is decided here. `geometry`,
`scene`, `cards`, `shapes` and `style` are plain Python and import no widget library.
"""
