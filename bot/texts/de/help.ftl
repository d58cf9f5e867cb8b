# /help

help =
    ## Brettspiele Zug um Zug

    ▸ **Anfangen.** `/table open` öffnet einen Tisch in einem Kanal des Servers oder in einem eigenen Thread. Andere tippen auf *Mitspielen*; der Gastgeber kann Leute einladen (`/seat invite`), Computerspieler hinzufügen, Varianten wählen und tippt dann auf *Starten*.

    ▸ **Spielen.** Bist du am Zug, wirst du einmal erwähnt. Tippe unter dem neuesten Beitrag auf *Dein Zug*: Ein Zugmenü, das nur du siehst, erzählt, was seit deiner letzten Entscheidung geschehen ist, markiert es im Bild und fragt immer nur eine Sache. Du kannst Schritte zurückgehen; nichts zählt, bevor du bestätigst. `/table hint` zeigt, was du tun könntest, wo der Gastgeber es erlaubt oder du allein spielst.

    ▸ **Lernen.** `/learn` bringt dir ein Spiel in wenigen Minuten Schritt für Schritt auf dem Spielplan bei; nur du siehst es, und es geht weiter, wo du warst. `/puzzle` fragt dich nach dem besten Zug einer echten Partie.

    ▸ **Üben.** `/practise` beginnt eine Partie gegen Computerspieler, die nur du siehst, auch in Direktnachrichten; dort kannst du ganze Züge zurücknehmen. Noch einmal `/practise` setzt sie fort.

    ▸ **Oder schreiben.** Jedes Spiel hat eigene Befehle, wie Discord sie nach `/` vorschlägt. `/do` nimmt ganze Züge als Text; beim Tippen erscheinen Vorschläge, und „; Bestätigen“ am Ende bestätigt.

    ▸ **Ansehen.** `/table board`, `/table hand`, `/table remaining`, `/table legend` dazu, was die Figuren sind, und `/rules` für jedes Spiel. `/describe` erzählt den ganzen Spielplan in Worten. `/tables` zeigt die Tische dieses Servers, `/turns` alle, die irgendwo auf dich warten (auch in Direktnachrichten).

    ▸ **Zurückblicken.** *Verlauf* unter jedem Beitrag oder `/table history` geht die Partie Zug für Zug durch; `/table log` erzählt sie ganz, in Seiten, `/record replay` zeigt sie als Film. Nach dem Ende gibt es mit *Poster* oder `/record poster` den Plan groß und gerahmt; außerdem sagt *Analyse* oder `/review`, was deine Züge gekostet haben. `/record export` und `/record import` bewahren Partien als Aufzeichnung auf und holen sie zurück.

    ▸ **Anders überlegt?** `/table back` nimmt unbestätigte Schritte zurück. `/table undo` bittet die anderen, den letzten bestätigten Zug zurückzunehmen, solange er nichts aufgedeckt hat. `/vote` bittet sie, zu pausieren, den Tisch zu beenden oder jemanden zu ersetzen.

    ▸ **Nicht da?** `/me` merkt sich Zeitzone, Ruhezeit, Urlaub, Sprache, und wie du von deinem Zug erfährst. Mit *Vorausplanen …* in deinem Zugmenü spielt der Bot deinen nächsten Zug, sobald er kommt; `/me mentions` macht aus allem, was wartet, eine Nachricht am Tag. `/seat give` gibt deinen Platz an jemanden ab, `/table resign` an einen Computerspieler; `/seat take` übernimmt den eines Computerspielers.

    ▸ **Folgen.** `/table watch` zeigt jeden bestätigten Zug auch in einem anderen Kanal, sogar von einem Tisch eines anderen Servers; wo nötig, wird der Gastgeber gefragt. `/table unwatch` beendet das.

    ▸ **Für Gastgeber.** `/table settings`: Sprache, Erinnerungen und Bedenkzeit (anfangs unbegrenzt). `/host` wählt Varianten, zieht mit dem Tisch um, macht Plätze vor dem Start frei, gibt den Tisch weiter, erlaubt Tipps, zeigt, wer folgt, und holt eine archivierte Partie zurück. Wer den Server verwaltet, kann mit `/server forget` alles löschen lassen, was zu ihm gespeichert ist.

# Das Bild neben der Hilfe: Überschriften, was die Nachrichten sagen, Schaltflächen.
guide-1 = Ein Beitrag sagt, was war und wer am Zug ist
guide-1-says =
    Ben vollendet eine Stadt: 8 Punkte.
    Chloé verlängert eine Straße.
    @Anna, du bist am Zug.
guide-2 = Dein Zug öffnet ein Menü nur für dich
guide-2-says =
    Seit deinem letzten Zug: zwei Plättchen.
    Das Neue ist markiert.
    Wohin soll dein Plättchen?
guide-choice-1 = C3
guide-choice-2 = C4
guide-choice-3 = D2
guide-3 = Nichts zählt, bevor du bestätigst
guide-3-says = Du würdest eine Straße vollenden: 3 Punkte.
guide-4 = Der Verlauf zeigt jeden Zug noch einmal
guide-4-says = Zug 12 von 87 · Chloé verlängert eine Straße.
guide-first = Anfang
guide-earlier = Zurück
guide-later = Weiter

explain-title = **Was gefragt ist** · { $game }
explain-nothing = Gerade ist nichts zu entscheiden.
explain-more = -# Alle Regeln, kurz gefasst: /rules

# What stands on a picture
button-legend = Figuren und Zeichen
legend-page = { $page } · { $title }
legend-title = **Was auf dem Bild ist** · { $game }
refused-no-legend = Die Figuren und Zeichen dieses Spiels werden nicht einzeln erklärt. /rules erklärt es kurz.
legend-alt = Auf dem Bild: { $pieces }
legend-marks = Zeichen
legend-piece = **{ $name }**: { $means }
mark-new = rosa Rahmen
mark-new-means = Neu oder verändert; Zahlen sagen, in welcher Reihenfolge es geschah.
mark-moved = gepunkteter Weg
mark-moved-means = Vom gestrichelten Rahmen zum durchgezogenen bewegt.
mark-gone = gestrichelter Rahmen
mark-gone-means = Hier stand etwas und ist fort; ein Kreuz: Nichts ist geblieben.
mark-choice = hellblau oder golden
mark-choice-means = Das kannst du jetzt wählen, nach dem Namen darauf oder in der Liste.

# /rules: pages, one a section
rules-overview = Überblick
rules-sections = Zu einem Abschnitt
rules-pieces = Auf dieser Seite: { $pieces }
