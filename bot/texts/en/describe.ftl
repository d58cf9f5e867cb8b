# The position in words, for those who listen instead of looking.

command-describe = describe
command-describe-description = The whole board in words, for you only: for screen readers.
param-described = table
param-described-description = Which table, if there are several here, or your practice game.

button-words = In Words

words-now = Now
words-draft = -# Your turn so far, not confirmed yet:
words-newest = -# The newest turn:
words-before = The game before this one was table { $id }: name it with /describe to hear how it ended.
words-you-can = You can: { $verbs }
words-asked = { $name }: { $why }
words-page = Page { $page } of { $count }

alt-rest = All of it in words: /describe
