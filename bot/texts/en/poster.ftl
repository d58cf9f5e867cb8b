# /record poster: the last position of a game as a large picture.
command-record-poster = poster
command-record-poster-description = A finished game as a poster: its board, large and framed.
button-poster = Poster
poster-drawing = Drawing the poster. It is large, so this takes up to a minute…
poster-keep = To print it or hang it up, open it and save it at full size.
poster-alt = A poster of { $game }: the board in a frame, below it names, points and date
poster-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
refused-poster-none = There are no posters of this game.
refused-poster-running = The poster comes once the game has ended.
refused-poster-busy = Your last poster is still being drawn. Please wait for it.
refused-poster-failed = The poster could not be drawn. Please try again.
refused-poster-many = Many people want posters just now. Please try again in a quarter of an hour.
