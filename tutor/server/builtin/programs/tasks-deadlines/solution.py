def max_reward(tasks: list[list[int]]) -> int:
    """The largest sum of deadline minus finishing time over tasks [duration, deadline]."""
    time = reward = 0
    for duration, deadline in sorted(tasks):
        time += duration
        reward += deadline - time
    return reward
