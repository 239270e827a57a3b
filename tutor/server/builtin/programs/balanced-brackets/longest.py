def longest_balanced(text: str) -> int:
    """The length of the longest stretch in which all brackets are balanced."""
    opening_of = {")": "(", "]": "[", "}": "{"}
    # Positions of brackets still open, above the position before the current stretch.
    stack = [-1]
    longest = 0
    for i, bracket in enumerate(text):
        if bracket in "([{":
            stack.append(i)
        elif len(stack) > 1 and text[stack[-1]] == opening_of.get(bracket):
            stack.pop()
            longest = max(longest, i - stack[-1])
        else:
            stack = [i]
    return longest
