# /record poster：把一局游戏的最后局面做成大幅海报。
command-record-poster = 海报
command-record-poster-description = 把结束的对局做成海报：大幅版图，配上画框。
button-poster = 海报
poster-drawing = 正在绘制海报。图很大，最多需要一分钟……
poster-keep = 想打印或挂起来：打开后按原尺寸保存。
poster-alt = { $game }的海报：画框里的版图，下面是玩家、分数和日期
poster-date = { $year }年{ $month }月{ $day }日
refused-poster-none = 这个游戏没有海报。
refused-poster-running = 游戏结束后才有海报。
refused-poster-busy = 你要的上一张海报还在绘制，请等它完成。
refused-poster-failed = 海报没能画成，请再试一次。
refused-poster-many = 现在要海报的人很多。请过一刻钟再试。
