from typing import Generic, TypeVar

_Item = TypeVar("_Item")

class NDArray(Generic[_Item]): ...
