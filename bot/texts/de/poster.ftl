# /record poster: die letzte Stellung einer Partie als großes Bild.
command-record-poster = poster
command-record-poster-description = Eine beendete Partie als Poster: ihr Plan, groß und gerahmt.
button-poster = Poster
poster-drawing = Das Poster wird gezeichnet. Es ist groß; das dauert bis zu einer Minute …
poster-keep = Zum Drucken oder Aufhängen: öffnen und in voller Größe speichern.
poster-alt = Ein Poster von { $game }: der Plan in einem Rahmen, darunter Namen, Punkte und Datum
poster-date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
refused-poster-none = Von diesem Spiel gibt es keine Poster.
refused-poster-running = Ein Poster gibt es, sobald die Partie zu Ende ist.
refused-poster-busy = Dein letztes Poster wird noch gezeichnet. Bitte warte darauf.
refused-poster-failed = Das Poster ist misslungen. Bitte versuche es noch einmal.
refused-poster-many = Gerade wollen viele ein Poster. Bitte versuche es in einer Viertelstunde noch einmal.
