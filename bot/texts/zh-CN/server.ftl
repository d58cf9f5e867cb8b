# /server：给能管理服务器的人，关于本服务器保存的内容。

command-server = 服务器
command-server-description = 服务器管理者：每日谜题，以及机器人保存的本服务器数据。
command-server-forget = 忘记
command-server-forget-description = 删除机器人保存的本服务器全部数据；会询问两次。

refused-server-forget = 只有能管理本服务器的人可以删除机器人保存的服务器数据。
server-forget = **要删除机器人保存的本服务器全部数据吗？**{ $count ->
    [0] 本服务器没有未结束的牌桌。
   *[other] 未结束的 { $count } 张牌桌会不计结果地结束，并在各自的频道里告知。
}之后，本服务器的所有牌桌（包括已结束的）连同行动、结果和复盘都会删除，服务器的语言、每日谜题和各频道的关注也会删除。Discord 里的消息会保留。大家用 `/me` 为自己做的设置也会保留。
button-server-forget = 全部删除…
server-forget-sure = **真的吗？**删除后无法恢复：本服务器的牌桌再也不能查看、做成动画或导出。
button-server-forget-sure = 是的，全部删除
server-forgotten = 机器人保存的本服务器全部数据已删除。运行机器人的人留下的备份会随时间消失。
