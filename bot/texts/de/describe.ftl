# Die Stellung in Worten, für alle, die hören statt auf das Bild zu sehen.

command-describe = beschreiben
command-describe-description = Der ganze Spielplan in Worten, nur für dich: für Screenreader.
param-described = tisch
param-described-description = Welcher Tisch, wenn es hier mehrere gibt; auch deine Übungspartie.

button-words = In Worten

words-now = Jetzt
words-draft = -# Dein Zug bisher, noch nicht bestätigt:
words-newest = -# Der neueste Zug:
words-before = Die Partie davor war Tisch { $id }: Nenne ihn bei /describe, um zu hören, wie sie endete.
words-you-can = Jetzt möglich: { $verbs }
words-asked = { $name }: { $why }
words-page = Seite { $page } von { $count }

alt-rest = Alles in Worten: /describe
