# Lessons: /learn

command-learn = learn
command-learn-description = Learn a game by playing, in a few minutes; only you see it. It picks up where you stopped.

learn-title = **{ $game }** · lesson · step { $step } of { $count }
learn-title-second = **{ $game }** · how a good player thinks · { $step }/{ $count }
learn-right = ✅ **Right.** { $why }
learn-wrong = ↩️ **Not quite.** { $why }
learn-shown = 💡 **This is how.** { $why }
learn-natural = **The obvious move** would have led to this:
learn-changed = -# This lesson has changed since. This is where you are in it now.
learn-you = You

button-learn = New to This Game? Learn It in { $minutes } Minutes
button-learn-game = Learn { $game }
button-learn-next = Next
button-learn-second = How a Good Player Thinks
button-learn-rules = The Rules for This
button-try-again = Try Again
button-show-me = Show Me
button-go-on-playing = Go On Playing

refused-no-lesson = There is no lesson for this game yet. /rules explains it in brief.
refused-lesson-broken = This lesson cannot be opened at the moment. /rules explains the game in brief.
