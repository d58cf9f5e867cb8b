# /record replay：整局遊戲的動畫。
command-record = 對局紀錄
command-record-description = 對局紀錄：匯出、匯入、做成動畫。
command-record-replay = 動畫
command-record-replay-description = 把整局遊戲逐回合做成動畫。
replay-waiting = 正在繪製其他對局，接下來就輪到你的……
replay-drawing = 正在繪製：第 { $frame } 幅，共 { $frames } 幅……
replay-joining = 正在把 { $frames } 幅圖合成動畫……
replay-turns = 第 { $first }–{ $last } 回合
replay-thinned = { $positions } 個局面畫成 { $frames } 幅：版圖沒有變化的略去，較長的對局把幾個回合合為一幅。
replay-smaller = 為了能在這裡傳送，寬度縮小為 { $width } 像素。
replay-alt = { $game }：逐回合的動畫，共 { $frames } 幅。
refused-replay-busy = 你要的上一個動畫還在製作，請等它完成。
refused-replay-restarting = 機器人正在重新啟動。請過一分鐘再來取動畫。
refused-replay-long = 動畫製作太久，已放棄。請稍後再試。
refused-replay-large = 動畫無法縮小到能在這裡傳送的大小。
refused-replay-failed = 動畫沒能做成，請再試一次。

# 最終結果旁的得分折線圖。
plot-title = { $game } · 逐回合得分
plot-turn = 回合
alt-plot = 各玩家逐回合得分的折線圖。
alt-plot-turns = { $count ->
   *[other] 第 { $turns } 回合之後
}

# /record import：把對局紀錄匯入為可以翻閱的對局。
command-record-import = 匯入
command-record-import-description = 匯入一份對局紀錄（.game 檔案），翻閱或繼續玩。
param-record = 對局紀錄
param-record-description = /record export 給出的那種檔案。
answer-imported = { $game }：這份對局紀錄已匯入為牌桌 **{ $id }**，可以翻閱了。
notice-imported = { $name } 在這裡展示一份對局紀錄：牌桌 **{ $id }**。
record-seat = { $seat } 號位
record-wrong = 對局紀錄無法重現：{ $why }
record-wrong-line = 對局紀錄第 { $line } 行無法重現（{ $text }）：{ $why }
refused-record-silent = 你不能在這裡發言，因此也不能在這裡展示對局。
refused-record-large = 檔案太大：對局紀錄最多 { $most } kB。
refused-record-no-text = 這個檔案不是對局紀錄：它不是文字檔案（UTF-8）。
refused-record-unread = 無法從 Discord 取得檔案，請再試一次。
refused-record-long = 對局紀錄太長：最多重現 { $most } 手。
refused-record-seed = 對局紀錄的種子太長：最多 { $most } 個字元。

# 對局紀錄的某一行錯在哪裡；指令列用同樣的句子。
illegal-record-after-result = 結果之後不能再有內容。
illegal-record-head-after-moves = 「{ $word }」必須寫在第一手之前。
illegal-record-misses = 對局紀錄裡缺少「{ $word }」。
illegal-record-names = { $seats } 個座位卻有 { $names } 個名字。
illegal-record-never-drawn = 這個遊戲裡沒有叫「{ $name }」的東西需要洗混。
illegal-record-no-such-seat = 每一手由座位號（1 到 { $seats }）和行動組成。
illegal-record-not-over = 到這裡遊戲還沒有結束，所以還沒有結果。
illegal-record-other-result = 這局遊戲的結果應是 { $points }。
illegal-record-other-rules = 這裡用的是規則版本 { $version }。
illegal-record-result-seats = 結果要把 { $seats } 個座位各寫一次，例如 1:54 2:61。
illegal-record-seats = 對局紀錄適用於 1 到 { $most } 名玩家，而不是 { $seats } 名。
illegal-record-twice = 「{ $word }」在這裡第二次出現。
illegal-record-unknown-word = 一行不能以「{ $word }」開頭。
illegal-record-wrong-words = 「{ $word }」後面的詞數不對。
illegal-unknown-game = 這裡沒有「{ $game }」這個遊戲。
illegal-not-in-the-box = 「{ $word }」不在（或已不在）「{ $name }」之中。

# 從對局紀錄繼續的對局。
param-use = 用途
param-use-description = 翻閱（不選時），或從對局紀錄結束處繼續玩。
import-look = 翻閱
import-play = 繼續玩
answer-record-opened = { $game }：牌桌 { $id } 將從對局紀錄結束處繼續。其他人可用頻道裡的按鈕加入。
lobby-plays-for = 接替 { $name }
lobby-free-seat = *空位*{ $name ->
    [none] {""}
   *[other] {" "}· 原為 { $name }
}
notice-goes-on = 遊戲從對局紀錄{ $moves ->
    [0] { "" }
   *[other] 的第 { $moves } 手之後
}繼續。有這份對局紀錄的人能推算出隱藏的內容。
refused-record-over = 這局遊戲已經結束，不能繼續玩。請改為匯入來翻閱。
refused-record-options = 這局遊戲的玩法由對局紀錄決定，不能更改。

# /record export
command-record-export = 匯出
command-record-export-description = 把結束的遊戲匯出為對局紀錄檔案。
