# /record poster：把一局遊戲的最後局面做成大幅海報。
command-record-poster = 海報
command-record-poster-description = 把結束的對局做成海報：大幅版圖，配上畫框。
button-poster = 海報
poster-drawing = 正在繪製海報。圖很大，最多需要一分鐘……
poster-keep = 想列印或掛起來：開啟後按原尺寸儲存。
poster-alt = { $game }的海報：畫框裡的版圖，下面是玩家、分數和日期
poster-date = { $year }年{ $month }月{ $day }日
refused-poster-none = 這個遊戲沒有海報。
refused-poster-running = 遊戲結束後才有海報。
refused-poster-busy = 你要的上一張海報還在繪製，請等它完成。
refused-poster-failed = 海報沒能畫成，請再試一次。
refused-poster-many = 現在要海報的人很多。請過一刻鐘再試。
