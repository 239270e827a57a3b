// The statements that cues and weights may be tuned on.
import { labelled } from './statements.ts'

export const tuneStatements = [
  labelled(
    'hashing',
    `Pair of ingredients

Given an array of integers nums and an integer target, return the indices of the two numbers that add up to target. Exactly one answer exists.

Example 1:
Input: nums = [2,7,11,15], target = 9
Output: [0,1]

Constraints:
2 <= nums.length <= 10^4`,
  ),
  labelled(
    'hashing',
    `Given two strings, decide whether one can be made by rearranging the letters of the other.`,
  ),
  labelled(
    'hashing',
    `A teacher has a list of words and wants them grouped such that words made of exactly the same letters come together. Return the groups.`,
  ),
  labelled(
    'hashing',
    `Find the length of the longest run of consecutive integers (in value, not in position) in an unsorted array, in linear time.`,
  ),
  labelled(
    'two-pointers',
    `Given an integer array, return all unique triplets of values whose sum is zero. 3 <= n <= 3000`,
  ),
  labelled(
    'two-pointers',
    `Move all zeros of an array behind the other elements, keeping the order of the others, in place.`,
  ),
  labelled(
    'two-pointers',
    `Check whether a phrase reads the same forwards and backwards when punctuation and case are ignored.`,
  ),
  labelled(
    'two-pointers monotonic-stack',
    `Given n bars of width 1 with non-negative heights, compute how much water is trapped between them after rain.`,
  ),
  labelled(
    'sliding-window',
    `Given a string s, find the length of the longest substring without repeating characters.

Example: s = "abcabcbb" -> 3
Constraints: 0 <= s.length <= 5 * 10^4`,
  ),
  labelled(
    'sliding-window',
    `Given an array of positive integers and a number target, return the smallest length of a contiguous subarray with a sum of at least target.`,
  ),
  labelled(
    'sliding-window',
    `What is the greatest average temperature over k successive days? The array has up to 10^5 entries.`,
  ),
  labelled(
    'sliding-window',
    `A fruit picker walks along a row of trees and has two baskets, each of which can hold only one kind of fruit. Starting at any tree she picks one fruit of every tree until a third kind shows up. How many fruits can she collect at most?`,
  ),
  labelled(
    'prefix-sums',
    `Given an integer array nums and an integer k, return the total number of continuous subarrays whose sum equals k. -1000 <= nums[i] <= 1000`,
  ),
  labelled(
    'prefix-sums',
    `Find an index for which the sum of everything left of it equals the sum of everything right of it.`,
  ),
  labelled(
    'prefix-sums',
    `Bookings of the form (first, last, seats) reserve seats on each flight from first to last. Return the number of seats reserved on every flight.`,
  ),
  labelled(
    'binary-search',
    `Given a sorted array and a target, return the position of the target, or where it would be inserted.`,
  ),
  labelled(
    'binary-search',
    `Versions 1 to n of a program were released; from some version on all are broken. With a function isBad(v), find the first broken one with as few calls as possible.`,
  ),
  labelled(
    'binary-search-answer',
    `A conveyor belt must ship all packages within D days in the given order. Find the smallest ship capacity that makes it. 1 <= weights.length <= 5 * 10^4`,
  ),
  labelled(
    'binary-search-answer',
    `Koko eats k bananas an hour from one pile at a time. Determine the slowest eating speed at which all piles are gone within h hours.`,
  ),
  labelled(
    'binary-search-answer',
    `Place c routers in houses at given coordinates so that the smallest distance between two routers is as large as possible.`,
  ),
  labelled(
    'sorting',
    `Given a list of non-negative integers, arrange them so that they form the largest possible number when written side by side.`,
  ),
  labelled(
    'sorting',
    `Sort the letters of a word by how often they occur, the most frequent first; ties in alphabetical order.`,
  ),
  labelled(
    'greedy',
    `Each element of an array tells the maximum jump length from that position. Can the last index be reached from the first one?`,
  ),
  labelled(
    'greedy',
    `There are gas stations around a circle with some gas each and a cost to drive to the next. Where must one start to get around once?`,
  ),
  labelled(
    'greedy',
    `You know the price of a share for each day and may buy and sell as often as you like, holding at most one. What profit is possible?`,
  ),
  labelled(
    'intervals',
    `Given a collection of intervals, merge all overlapping ones.

Example 1:
Input: intervals = [[1,3],[2,6],[8,10],[15,18]]
Output: [[1,6],[8,10],[15,18]]`,
  ),
  labelled(
    'intervals greedy',
    `Meetings have start and end times. One person wants to attend as many as possible without conflicts. How many can it be?`,
  ),
  labelled(
    'stack',
    `Given a string of brackets ()[]{}, determine if it is valid.

Example 1:
Input: s = "()[]{}"
Output: true
Example 2:
Input: s = "(]"
Output: false`,
  ),
  labelled('stack', `Evaluate an expression in reverse Polish notation.`),
  labelled(
    'stack',
    `Repeatedly remove two adjacent equal letters from a string until no such pair is left; return what remains.`,
  ),
  labelled(
    'monotonic-stack',
    `For each day's temperature tell how many days one has to wait until a warmer day.`,
  ),
  labelled('monotonic-stack', `For each element of a circular array find the next greater number.`),
  labelled(
    'heap',
    `Find the kth largest element in an unsorted array. Note that it is the kth largest in sorted order.`,
  ),
  labelled(
    'heap',
    `In each turn the two heaviest stones are smashed together and the difference is put back. What is left at the end?`,
  ),
  labelled('heap', `Merge k sorted arrays into one sorted array.`),
  labelled('linked-list', `Reverse a singly linked list.`),
  labelled(
    'linked-list',
    `Remove the n-th node from the end of a linked list in one pass and return the head.`,
  ),
  labelled('matrix', `Return all elements of an m x n matrix in spiral order.`),
  labelled('matrix', `Compute the next state of the Game of Life for a board of cells.`),
  labelled(
    'backtracking',
    `Given distinct candidate numbers and a target, return all unique combinations whose sum is the target; a number may be used any number of times.`,
  ),
  labelled('backtracking', `Return all subsets of a set of at most 10 distinct integers.`),
  labelled(
    'backtracking',
    `Fill in a Sudoku so that every row, column and box has each digit once.`,
  ),
  labelled(
    'trie',
    `Implement a data structure with insert(word), search(word) and startsWith(prefix).`,
  ),
  labelled(
    'trie',
    `For each query word list up to three products of the catalogue that begin with the letters typed so far.`,
  ),
  labelled(
    'string-matching',
    `Return the index of the first occurrence of needle in haystack, or -1.`,
  ),
  labelled(
    'string-matching',
    `Find the longest proper prefix of a string that is also its suffix.`,
  ),
  labelled(
    'range-queries',
    `For each element count how many smaller elements stand to the right of it. n <= 10^5`,
  ),
  labelled(
    'range-queries',
    `Process queries on an array: "1 i x" changes element i to x, "2 l r" asks for the minimum of the range l to r.`,
  ),
  labelled('tree-traversal', `Given the root of a binary tree, return the values level by level.`),
  labelled(
    'tree-traversal',
    `Is there a root-to-leaf path in a binary tree along which the values add up to a given sum?`,
  ),
  labelled('bst', `Determine if a binary tree is a valid binary search tree.`),
  labelled('bst', `Return the kth smallest value in a BST.`),
  labelled(
    'graph-search union-find',
    `Given an m x n grid of '1' (land) and '0' (water), return the number of islands.`,
  ),
  labelled(
    'graph-search',
    `Rooms are locked except for room 0. Each room contains keys for other rooms. Can all rooms be visited?`,
  ),
  labelled(
    'graph-search',
    `Starting from a pixel, recolour all pixels of the same colour that are connected to it horizontally or vertically.`,
  ),
  labelled(
    'bfs-shortest-path',
    `In a grid with fresh and rotten oranges, each minute rotten ones infect their neighbours. How many minutes until none is fresh?`,
  ),
  labelled(
    'bfs-shortest-path',
    `A knight stands on an infinite chessboard. Find the minimum number of moves to reach a given square.`,
  ),
  labelled(
    'bfs-shortest-path',
    `A lock has four wheels; one turn moves one wheel by one digit. Some codes are forbidden. In how few turns can the target code be reached?`,
  ),
  labelled(
    'weighted-shortest-path',
    `A signal is sent from node k of a network whose directed edges have travel times. After which time have all nodes received it?`,
  ),
  labelled(
    'weighted-shortest-path',
    `Find the cheapest price from src to dst with at most k stops, given flights with prices.`,
  ),
  labelled(
    'topological-sort',
    `There are numCourses courses and a list of prerequisites [a, b] meaning b must be taken before a. Return an order in which to take all courses.`,
  ),
  labelled(
    'topological-sort',
    `Words of an alien language are sorted by its unknown alphabet. Derive an order of the letters.`,
  ),
  labelled(
    'union-find',
    `Accounts with a common e-mail address belong to the same person. Merge the accounts.`,
  ),
  labelled(
    'union-find',
    `A tree had one edge added. Find an edge whose removal makes it a tree again (the redundant connection).`,
  ),
  labelled(
    'minimum-spanning-tree',
    `Connect all points in the plane with the minimum total cost, where the cost of an edge is the Manhattan distance.`,
  ),
  labelled(
    'minimum-spanning-tree',
    `Given n cities and the costs of building roads between pairs of them, what is the least total cost to have all cities connected?`,
  ),
  labelled(
    'dp-linear',
    `Houses along a street hold money; robbing two adjacent houses sets off the alarm. What is the largest amount that can be robbed?`,
  ),
  labelled(
    'dp-linear',
    `A message of digits was encoded with A=1 ... Z=26. How many decodings are there?`,
  ),
  labelled('dp-linear', `Can a string be segmented into words of a dictionary?`),
  labelled(
    'dp-knapsack',
    `Given coins of different denominations and an amount, return the fewest coins needed to make up that amount, or -1.`,
  ),
  labelled(
    'dp-knapsack',
    `Can an array of positive integers be partitioned into two subsets with equal sums?`,
  ),
  labelled(
    'dp-grid',
    `A robot at the top-left corner of an m x n grid can only move down or right. How many unique paths lead to the bottom-right corner?`,
  ),
  labelled(
    'dp-grid',
    `Given a triangle of numbers, find the minimum path sum from top to bottom, moving to adjacent numbers on the row below.`,
  ),
  labelled(
    'dp-two-sequences',
    `Given two words, find the minimum number of operations (insert, delete, replace a character) to convert one into the other.`,
  ),
  labelled(
    'dp-two-sequences',
    `Return the length of the longest common subsequence of two strings.`,
  ),
  labelled('dp-subsequence', `Return the length of the longest strictly increasing subsequence.`),
  labelled(
    'dp-subsequence',
    `Boxes with three dimensions may be stacked only on strictly larger ones. How tall can a stack be?`,
  ),
  labelled('dp-intervals', `Given a string, find the longest palindromic subsequence's length.`),
  labelled(
    'dp-intervals',
    `Bursting balloon i yields nums[left]*nums[i]*nums[right] coins. Collect the maximum coins by bursting all balloons wisely.`,
  ),
  labelled(
    'bit-manipulation',
    `Every element appears twice except for one. Find that single one in linear time and constant space.`,
  ),
  labelled('bit-manipulation', `Reverse the bits of a 32-bit unsigned integer.`),
  labelled('number-theory', `Count the primes less than n. 0 <= n <= 5 * 10^6`),
  labelled('number-theory', `Given n, find how many trailing zeros n! has.`),
  labelled(
    'hashing',
    `Lost and found

A cinema records the seat number of every ticket it sells during a day. Because of a printing error some seats were sold more than once. Report the seat numbers that were sold at least twice, each once, in any order.

Input: seats = [12, 7, 12, 3, 7, 7]
Output: [12, 7]

1 <= seats.length <= 10^5`,
  ),
  labelled(
    'hashing',
    `Two shopkeepers keep lists of the customers who visited them. Find out which customers visited both shops. A list may hold a name several times; the answer should not. Each list has up to 200000 names.`,
  ),
  labelled(
    'two-pointers',
    `You have the heights of n fence posts standing in a line at equal distances, and may stretch a tarpaulin between any two of them to collect rain. The amount collected is the distance between the posts times the height of the lower one. What is the largest amount? n is at most 100000.`,
  ),
  labelled(
    'two-pointers',
    `Given is a sorted list of prices and a voucher. Choose two different articles so that together they cost as near to the value of the voucher as possible, from below or above. Return the two prices. The list can have a million entries.`,
  ),
  labelled(
    'sliding-window',
    `A radio station plays a list of songs, each given by its artist's number. Determine the length of the longest uninterrupted part of the programme in which no artist is heard twice.

Input
The first line holds n (1 ≤ n ≤ 200000), the second the n artist numbers.
Output
One integer.`,
  ),
  labelled(
    'sliding-window',
    `Smallest covering excerpt

You are given a long text and a list of required letters (a letter can be required several times). Find the shortest consecutive piece of the text in which all required letters occur at least as often as required. If there is none return an empty string.
1 <= text length <= 10^5`,
  ),
  labelled(
    'prefix-sums',
    `A hiker notes the gain or loss of altitude for each kilometre as positive and negative integers. Count the pairs (i, j), i ≤ j, for which walking from kilometre i to kilometre j leaves her exactly as high as before, i.e. the values of that stretch add up to zero. There can be 10^5 kilometres.`,
  ),
  labelled(
    'prefix-sums',
    `Rain gauge

For every day of the last ten years the rainfall in millimetres is stored in an array. You will be asked up to 10^5 questions of the form "how much rain in total fell from day l to day r?". The data never changes. Answer each question fast.`,
  ),
  labelled(
    'binary-search',
    `An array of distinct integers was sorted in ascending order and then rotated at an unknown place, for instance [4,5,6,0,1,2]. Write a function that returns the index of a given value, or -1 if it is not there. Your algorithm must run in O(log n).`,
  ),
  labelled(
    'binary-search',
    `The timetable of a ferry is a list of departure times in increasing order. A passenger arrives at time t: which is the first departure not earlier than t? You get 10^5 passengers and 10^5 departures.`,
  ),
  labelled(
    'binary-search-answer',
    `A print shop has m printers; printer i needs p_i seconds for a page. A brochure of k pages has to be printed and pages can be given to printers in any way. What is the smallest number of seconds in which the whole brochure can be done? 1 <= m <= 10^5, 1 <= k <= 10^9, 1 <= p_i <= 10^6`,
  ),
  labelled(
    'binary-search-answer',
    `Chapters of a book are to be shared among k editors. Every editor takes a run of consecutive chapters, and all chapters must be taken. The chapter lengths are known. Arrange it such that the busiest editor has as little to read as possible; print the number of pages of the busiest editor.`,
  ),
  labelled(
    'sorting heap',
    `Employees are to be listed by salary from highest to lowest; for equal salaries the one who has been with the firm longer goes first; if that is equal too, alphabetically by name. Given the employees, produce the list.`,
  ),
  labelled(
    'sorting',
    `A researcher has published papers with known citation counts. The index of the researcher is the greatest number h such that h of the papers have h or more citations each. Compute it.`,
  ),
  labelled(
    'greedy',
    `Along a desert road there are n wells in a row. At well i a camel can drink enough to walk at most w[i] more wells ahead. Starting at the first well, what is the least number of drinks needed to arrive at the last well? If it cannot be reached print -1.`,
  ),
  labelled(
    'greedy',
    `Some children are waiting for biscuits. Child i is content with a biscuit of size at least g[i]; each child gets at most one biscuit of the sizes s[j]. Make as many children content as you can.`,
  ),
  labelled(
    'intervals',
    `A conference venue has received the beginning and ending times of all talks. What is the least number of lecture halls needed so that every talk can take place?

Example
Input: talks = [[9,10],[9,12],[11,13]]
Output: 2`,
  ),
  labelled(
    'intervals',
    `For a night shift the guards wrote down from which minute to which minute they were on duty. Print the times during which at least one guard was on duty, as a list of disjoint periods sorted by time. n ≤ 10^5 entries.`,
  ),
  labelled(
    'stack',
    `A document uses the tags ( ) [ ] { } and < > for emphasis. Decide if the tags are used correctly, meaning each opening tag has its closing tag of the same kind and they do not cross one another.`,
  ),
  labelled(
    'stack',
    `Implement a calculator that takes an arithmetic expression with +, -, *, / and round parentheses as a string and computes its value respecting precedence.`,
  ),
  labelled(
    'monotonic-stack',
    `Trees in an avenue have the heights h[0..n-1]. Looking to the right from the top of tree i, how many trees along does one have to go to meet a taller one? Output for each tree this distance, or 0 if no taller tree follows. n <= 10^5.`,
  ),
  labelled(
    'monotonic-stack',
    `Given the widths-1 columns of a bar chart as an array of heights, find the area of the largest rectangle that fits completely under the outline of the chart.`,
  ),
  labelled(
    'heap',
    `Sensor readings come in one after the other. After every reading display the median of all readings so far. There will be up to 200000 readings.`,
  ),
  labelled(
    'heap hashing',
    `From the words of a very long text output the k words which occur most frequently.`,
  ),
  labelled(
    'linked-list',
    `Given the head of a singly linked list, swap the nodes pairwise (first with second, third with fourth, and so on) without copying values, and return the new head.`,
  ),
  labelled(
    'linked-list',
    `You receive a chain of nodes each with a value and a reference "next". Somewhere the chain may run back into itself. Detect whether that happens, using constant additional memory.`,
  ),
  labelled(
    'matrix',
    `Turn a square picture of n × n pixels by a quarter turn to the right, changing the given array itself.`,
  ),
  labelled(
    'matrix',
    `For an m x n matrix, whenever an element is zero all elements in its row and its column are to become zero. Do that in place.`,
  ),
  labelled(
    'backtracking',
    `Print all ways to write the letters of a given word (at most 8 letters, all different) in a different sequence.`,
  ),
  labelled(
    'backtracking',
    `Place n chess queens on an n by n board such that none attacks another. Output every possible placement. 1 <= n <= 9`,
  ),
  labelled(
    'trie',
    `The contacts app shows, for what the user has typed so far, how many names in the phone book start with it. The phone book has 10^5 names and 10^5 inputs are tested.`,
  ),
  labelled(
    'string-matching',
    `Write a function which reports at which position a short text snippet first occurs inside a long log file (or -1). Both may have several hundred thousand characters, so comparing at every position is too slow.`,
  ),
  labelled(
    'string-matching',
    `Determine whether a string consists of some shorter string written several times in a row, e.g. "abcabcabc".`,
  ),
  labelled(
    'range-queries',
    `An online shop stores daily sales. Two kinds of requests arrive: "set the sales of day i to x" and "give the sum of the sales of days l to r". Process q requests. 1 <= n, q <= 2*10^5`,
  ),
  labelled(
    'range-queries',
    `In a marathon the runners' start order and their finishing order are known. Count how many pairs of runners finished in the opposite order to that in which they started. n ≤ 100000.`,
  ),
  labelled(
    'tree-traversal',
    `Given the root of a binary tree, return the list of values one sees when looking at the tree from its right side, from top to bottom.`,
  ),
  labelled(
    'tree-traversal',
    `The staff chart of a firm has the director at the root; everyone else has exactly one superior. How many levels does the hierarchy have?`,
  ),
  labelled(
    'bst',
    `Given a binary search tree and two values in it, find their lowest common ancestor.`,
  ),
  labelled(
    'bst',
    `Write the insertion of a key into a tree in which for every node keys on the left are less and keys on the right are greater. Return the root.`,
  ),
  labelled(
    'graph-search union-find',
    `A satellite image is divided into squares of forest (F) and meadow (M). Two forest squares belong to the same wood if they share a side. How many woods are in the image? At most 1000 x 1000 squares.`,
  ),
  labelled(
    'graph-search',
    `Students have listed whom they do not get along with. Can the class be split into two rooms such that nobody shares a room with someone they do not get along with?`,
  ),
  labelled(
    'bfs-shortest-path',
    `A robot stands in the upper left corner of a hall with obstacles and wants to the lower right corner. In every move it goes one cell up, down, left or right. Compute the smallest number of moves, or -1 if it is impossible.`,
  ),
  labelled(
    'bfs-shortest-path',
    `From the word "cold" to the word "warm": in each step exactly one letter is changed and each intermediate word must be in the given dictionary. How many steps are needed at least?`,
  ),
  labelled(
    'weighted-shortest-path',
    `n towns are connected by two-way roads with known driving times in minutes. An ambulance starts from town s. Output the smallest driving time to every other town. n ≤ 10^5, number of roads ≤ 2·10^5.`,
  ),
  labelled(
    'weighted-shortest-path',
    `A traveller wants to fly from A to B as cheaply as possible, possibly changing planes. The fares of all direct flights are given. What does the cheapest journey cost?`,
  ),
  labelled(
    'topological-sort',
    `To bake a cake certain steps need others to be finished first. Given n steps and pairs (a, b) that say a must be done before b, output a sequence in which all steps can be carried out, or "impossible".`,
  ),
  labelled(
    'topological-sort',
    `A build tool knows for each module on which modules it depends. Detect if there is a circular dependency and otherwise print a valid compile order.`,
  ),
  labelled(
    'union-find graph-search',
    `In a social network there are n people. You are given pairs of people who are friends; friends of friends count as the same circle. How many circles are there?`,
  ),
  labelled(
    'union-find',
    `Cables between computers are laid one after another. For each new cable say whether it joins two machines that could already exchange messages (and thus is superfluous).`,
  ),
  labelled(
    'minimum-spanning-tree',
    `Houses of a new district shall all get fibre internet. For each pair of houses the price of digging a trench between them is known. Find the lowest total price so that each house is connected to each other, directly or via others.`,
  ),
  labelled(
    'minimum-spanning-tree',
    `There are n islands and m possible bridges with building costs. Which total must be spent at least so that one can walk from any island to any other?`,
  ),
  labelled(
    'dp-linear',
    `A frog climbs a ladder with n rungs, with each hop going up one or two rungs. In how many different ways can it reach the top? Give the result modulo 1000000007.`,
  ),
  labelled(
    'dp-linear',
    `Find the contiguous part of an array of integers (some negative) with the greatest sum and return that sum. n up to 10^6`,
  ),
  labelled(
    'dp-knapsack',
    `A backpack carries at most W kilograms. Each of n objects has a weight and a value and can be taken once. Maximise the value. n <= 100, W <= 10000`,
  ),
  labelled(
    'dp-knapsack',
    `In how many ways can a given sum be paid with coins of the given denominations if any number of each coin is available?`,
  ),
  labelled(
    'dp-grid',
    `A tourist walks through a city map from the north-west corner to the south-east corner, moving only east or south at each crossing. Every crossing has a number of sights. What is the largest number of sights that she can see?`,
  ),
  labelled(
    'dp-grid',
    `In a binary matrix find the largest square containing only ones and return its area.`,
  ),
  labelled(
    'dp-two-sequences',
    `Two versions of a file are given as sequences of lines. Find the greatest number of lines that appear in both in the same order (not necessarily adjacent).`,
  ),
  labelled(
    'dp-two-sequences',
    `A spelling checker wants to know how far a typed word is from a dictionary word: in one step a letter may be inserted, removed or exchanged. Calculate the smallest number of steps. Both words have at most 1000 letters.`,
  ),
  labelled(
    'dp-subsequence',
    `From a row of students of various heights as many as possible are to remain, without changing places, such that each one is taller than the one before. How many can remain? n ≤ 10^5`,
  ),
  labelled(
    'dp-subsequence',
    `You have n envelopes with widths and heights. One fits into another only if both measures are strictly smaller. How many envelopes can be put into each other at most?`,
  ),
  labelled(
    'dp-intervals',
    `How many letters have to be deleted from a word at least so that the rest reads the same in both directions? Length ≤ 2000.`,
  ),
  labelled(
    'dp-intervals',
    `A log has to be sawn at given marks. A cut costs as much as the piece being cut is long. In which order should one cut? Print the smallest total cost. At most 100 marks.`,
  ),
  labelled(
    'bit-manipulation',
    `In a bag of numbered balls every number is there twice except one that is there only once. Find it without any additional memory.`,
  ),
  labelled(
    'bit-manipulation',
    `For each i from 0 to n return how many ones the binary representation of i contains.`,
  ),
  labelled(
    'number-theory',
    `Given up to 10^5 numbers, each at most 10^6, say for each whether it is prime.`,
  ),
  labelled(
    'number-theory',
    `Two lighthouses flash every a and every b seconds and have just flashed together. After how many seconds will they next flash at the same moment? 1 <= a, b <= 10^9`,
  ),
  labelled(
    'hashing',
    `Badge check

Every morning the entrance gate writes down the badge ids in the order in which people pass. A badge that shows up a second time on the same morning has probably been copied. Print the id of the first badge for which this happens, or -1 if all is well.

Input
n, then n badge ids
Constraints
1 ≤ n ≤ 3·10^5`,
  ),
  labelled(
    'hashing',
    `For two gift vouchers worth exactly v euros together, pick two different vouchers from the box. Return their places in the box. It is certain that a fitting couple exists.`,
  ),
  labelled(
    'hashing',
    `A sign maker has a bag of plastic letters and is asked to put up a slogan. Tell whether the bag holds enough of every letter.`,
  ),
  labelled(
    'two-pointers',
    `The ages of the members of a club are known in non-decreasing order. How many couples of members have ages that sum to at most s? The club has up to 10^6 members.`,
  ),
  labelled(
    'two-pointers',
    `Delete the repeated entries of an ordered array without allocating another one, so that the first k places hold the distinct values. Return k.`,
  ),
  labelled(
    'two-pointers',
    `Is it possible to turn a word into a palindrome by striking out at most a single letter?`,
  ),
  labelled(
    'sliding-window',
    `A bakery logs the number of loaves sold each hour. For a report the manager wants the busiest period of exactly h hours following directly upon one another: give its number of loaves. n, h ≤ 200000`,
  ),
  labelled(
    'sliding-window',
    `Consider a binary string. You are allowed to turn no more than k of its zeros into ones. What is the length of the longest block of ones you can get?`,
  ),
  labelled(
    'sliding-window',
    `In a stream of coloured beads threaded on a string, cut out the shortest piece in which each colour that exists on the string is present. Output the length of the piece.`,
  ),
  labelled(
    'prefix-sums',
    `Between any two milestones l and r the road authority would like to know how many accidents there were. Accident counts per kilometre are fixed; there will be 3·10^5 questions of this sort.`,
  ),
  labelled(
    'prefix-sums hashing',
    `Given a sequence of the letters A and B, find the longest consecutive piece that holds A and B equally often.`,
  ),
  labelled(
    'prefix-sums',
    `A theatre with 10^6 seats in a row receives orders "put a cushion on each seat from a to b". After all orders have been executed, print the number of cushions on every seat.`,
  ),
  labelled(
    'sorting',
    `The jury gives each singer a score. Produce the final table: better score first, and among singers with equal scores the younger one first.`,
  ),
  labelled(
    'sorting',
    `You have a heap of planks of different lengths. Choose m planks such that the difference between the longest and the shortest chosen is as small as possible.`,
  ),
  labelled(
    'greedy',
    `A truck with a tank for L kilometres drives from the factory to the sea. The positions of the filling stations on the road are known. At least how often must the driver stop for fuel?`,
  ),
  labelled(
    'greedy',
    `A florist cuts a string of letters into as many pieces as possible in such a way that no letter occurs in more than one piece. Return the sizes of the pieces.`,
  ),
  labelled(
    'greedy',
    `At a kiosk everything costs 5 coins. Guests pay with pieces of 5, 10 or 20 and must get the right change at once; at first the till is empty. Can all guests in the queue be served?`,
  ),
  labelled(
    'intervals',
    `Cars come to a car park and leave again; for each car the time of arrival and of departure is given. What was the greatest number of cars in the park at any one moment?`,
  ),
  labelled(
    'intervals',
    `A technician gets requests for repairs, each with a time at which it begins and a time at which it ends. She can do only one at a time. How many requests can she accept at most?`,
  ),
  labelled(
    'intervals',
    `Ranges of blocked IP addresses are given as pairs lo, hi. Simplify the list: ranges that touch or overlap have to be replaced by a single one.`,
  ),
  labelled(
    'stack',
    `In a game pieces of candy fall onto each other in a tube. As soon as two candies of the same colour lie on each other both vanish. Which candies are in the tube after all have fallen?`,
  ),
  labelled(
    'stack',
    `Write an editor that understands three commands: type a letter, delete the last letter, and undo the latest command. Show the text after all commands.`,
  ),
  labelled(
    'stack',
    `Compute the value of a formula in which operators come after their two operands, e.g. 3 4 + 2 *.`,
  ),
  labelled(
    'monotonic-stack',
    `For every shop on a shopping street state the price of the closest shop to its left that is cheaper, or 0 when there is none.`,
  ),
  labelled(
    'monotonic-stack',
    `Houses of various heights line a road that runs towards a lake in the east. A house has lake view if all houses east of it are lower. List the houses with lake view. `,
  ),
  labelled(
    'monotonic-stack',
    `From a number with n digits erase exactly k digits so that the remaining number is as small as possible.`,
  ),
  labelled(
    'heap',
    `A hospital treats patients by severity; new patients arrive all the time and whenever a doctor is free, the most severe case is called. Simulate arrivals and calls and print the order of treatment.`,
  ),
  labelled(
    'heap',
    `You may join any two ropes, which costs as much as their lengths together. Find the cheapest way to make one rope out of n ropes (n ≤ 10^5).`,
  ),
  labelled(
    'heap sorting',
    `Among a million coordinates report the k that lie nearest to the town hall.`,
  ),
  labelled(
    'linked-list',
    `Two lists built of nodes (value, next) merge at some node and share their remaining nodes. Return the node at which they meet.`,
  ),
  labelled(
    'linked-list',
    `Rearrange a list of linked nodes so that all nodes at odd places come first, then those at even places, changing only the links.`,
  ),
  labelled(
    'matrix',
    `Write the numbers 1, 2, 3, ... , n² into a table of n rows and n columns beginning in the corner and winding towards the centre.`,
  ),
  labelled(
    'matrix',
    `For a table of pixels, flip it over its main diagonal and print the result; rows become columns.`,
  ),
  labelled(
    'binary-search',
    `A dictionary has its entries in alphabetical order. Implement the lookup of a word that needs no more than about 20 comparisons for a million entries.`,
  ),
  labelled(
    'binary-search',
    `The values of an array first climb and then fall. Find the highest one without reading the whole array (n up to 10^9, accessible by a function get(i)).`,
  ),
  labelled(
    'binary-search',
    `Compute the integer part of the square root of a number up to 10^18 without floating point functions.`,
  ),
  labelled(
    'binary-search-answer',
    `A gardener has planks of several lengths from which she wants to saw at least k boards, all equally long. How long can the boards be at most?`,
  ),
  labelled(
    'binary-search-answer',
    `Transporters carry n boxes in a fixed sequence over d nights. On each night they take the next few boxes of the sequence. Which maximum load must the van bear at the least?`,
  ),
  labelled(
    'binary-search-answer',
    `Choose positions for c birdhouses among n poles such that the closest two birdhouses are as distant from each other as possible.`,
  ),
  labelled(
    'backtracking',
    `Given n ≤ 12, write down each correctly nested sequence of n pairs of parentheses.`,
  ),
  labelled(
    'backtracking',
    `Find every set of three or more digits from 1 to 9, with no digit used twice, that adds up to a given number, and show them all.`,
  ),
  labelled(
    'backtracking',
    `Does a word hide in a square of letters? It may be spelled along horizontally or vertically touching letters, and no letter of the square may serve twice.`,
  ),
  labelled(
    'trie',
    `A search box proposes up to five titles that start with the letters typed in so far, in alphabetical order. There are 50000 titles; proposals are wanted after each keystroke.`,
  ),
  labelled(
    'trie',
    `For each of n words print the shortest beginning that no other word of the list shares.`,
  ),
  labelled(
    'string-matching',
    `Count the positions at which a melody (a sequence of notes) turns up inside a symphony (a longer sequence of notes); overlapping positions count too. Lengths up to 10^6.`,
  ),
  labelled(
    'string-matching',
    `Is the word B obtained from the word A by moving some letters from its front to its back, e.g. "erbottlewat" from "waterbottle"?`,
  ),
  labelled(
    'range-queries',
    `The heights of n mountains change through erosion. Handle events of the kinds "mountain i now has height x" and "tell the highest of the mountains l..r". n and the number of events go up to 10^5.`,
  ),
  labelled(
    'range-queries',
    `A permutation of 1..n is sorted by exchanging neighbouring elements only. What is the smallest number of exchanges? n ≤ 200000`,
  ),
  labelled(
    'tree-traversal',
    `Two trees with numbered nodes are given. Decide whether they are identical in structure and in numbers.`,
  ),
  labelled(
    'tree-traversal',
    `For a tree with n nodes find the greatest distance between two of its leaves.`,
  ),
  labelled(
    'tree-traversal',
    `Return, for each depth of a binary tree, the average of the values at this depth.`,
  ),
  labelled(
    'bst',
    `In a tree where all values in a node's left part are below and all values in its right part are above the node's own value, add up those values that lie between lo and hi.`,
  ),
  labelled(
    'bst',
    `From an ascending array build a search tree whose height is as small as possible.`,
  ),
  labelled(
    'graph-search',
    `A chart shows sea (.) and ice (*). Squares of ice that meet at an edge form a floe. Of how many squares does the largest floe consist?`,
  ),
  labelled(
    'graph-search',
    `There are n airports and m one-way flights. Can one get from the airport x to the airport y at all?`,
  ),
  labelled(
    'graph-search',
    `Determine whether it is possible to paint each vertex of a graph red or blue so that no edge has both ends in the same colour.`,
  ),
  labelled(
    'bfs-shortest-path',
    `A mouse sits in a labyrinth drawn with # for walls. The cheese is at C. How many steps does the mouse need if it takes the shortest way?`,
  ),
  labelled(
    'bfs-shortest-path',
    `From a number x you can get to x+1, x-1 or 2x in one operation. What is the smallest number of operations that leads from a to b? 0 ≤ a, b ≤ 10^5`,
  ),
  labelled(
    'bfs-shortest-path',
    `On the underground map every ride between neighbouring stations takes a ticket. Give the smallest number of tickets for a journey from station s to station t.`,
  ),
  labelled(
    'weighted-shortest-path',
    `A courier has to get from the depot to the customer. Streets are directed and it is known how many seconds each takes. Print the least possible duration of the trip, or "unreachable".`,
  ),
  labelled(
    'weighted-shortest-path',
    `Every pipe between two pumps loses a certain amount of pressure. Along which route from pump 1 to pump n is the total loss lowest?`,
  ),
  labelled(
    'topological-sort',
    `Some software packages can only be installed once others are there. Put the packages into a sequence for installation, or say that there is none.`,
  ),
  labelled(
    'topological-sort',
    `Getting dressed: certain garments must be put on before certain others. List the garments in an order that can work.`,
  ),
  labelled(
    'union-find graph-search',
    `Detectives know pairs of people who belong to the same gang. Being in the same gang is passed on. What is the size of the largest gang?`,
  ),
  labelled(
    'union-find',
    `Initially all n ponds are separate. Canals between ponds are dug one by one, and in between questions are asked: can a fish swim from pond a to pond b by now? Answer them. n, q ≤ 10^5`,
  ),
  labelled(
    'minimum-spanning-tree',
    `A power company wants to join n villages to its grid. The price of a line between two villages is given for certain pairs. Which lines should be built so that all villages have power and the bill is lowest?`,
  ),
  labelled(
    'minimum-spanning-tree',
    `Remove as many tunnels as possible from a mine such that each chamber remains connected with each other chamber and the sum of the lengths of the tunnels kept is least.`,
  ),
  labelled(
    'dp-linear',
    `On each of n days you can work for a given wage, but after a day of work you have to rest for at least one day. What is the most money you can earn?`,
  ),
  labelled(
    'dp-linear',
    `Count the ways of covering a strip of length n with tiles of the lengths 1, 2 and 3, modulo 10^9+7.`,
  ),
  labelled(
    'dp-linear',
    `The daily profit of a shop may be negative. Choose first and last day of a period such that its total profit is highest, and print that profit. n ≤ 10^5`,
  ),
  labelled(
    'dp-knapsack',
    `A student has T minutes for an exam. Every question takes some minutes and is worth some points; questions can be skipped but not done in part. How many points can be reached?`,
  ),
  labelled(
    'dp-knapsack',
    `Can weights be chosen from a box such that together they are exactly as heavy as a given parcel? Each weight exists once. Number of weights ≤ 200, parcel ≤ 10000 grams.`,
  ),
  labelled(
    'dp-grid',
    `A rover starts in the first column of a field and moves to the last; at every move it goes one column to the right and stays in its row or changes to a neighbouring row. Each cell has a difficulty. What is the easiest crossing?`,
  ),
  labelled(
    'dp-grid',
    `How many different shortest ways are there along the streets of a rectangular town from one corner to the opposite one if some crossings are closed?`,
  ),
  labelled(
    'dp-two-sequences',
    `Two strands of DNA are written with the letters A, C, G and T. What is the length of the longest sequence of letters which can be obtained from either strand by leaving letters out?`,
  ),
  labelled(
    'dp-two-sequences',
    `You are given strings s, t and u. Can u be formed by mixing s and t while the letters of each stay in order?`,
  ),
  labelled(
    'dp-subsequence',
    `Out of a sequence of daily prices pick as many days as you can such that the price on each picked day exceeds that on the picked day before. n ≤ 10^5`,
  ),
  labelled(
    'dp-subsequence',
    `At least how many books must be taken off a shelf so that the heights of those that remain rise from left to right?`,
  ),
  labelled(
    'dp-intervals',
    `Two children alternately take a coin from the left or from the right end of a row of coins. If both play perfectly, by how much does the first one win? n ≤ 1000`,
  ),
  labelled(
    'dp-intervals',
    `Multiplying a p×q by a q×r matrix costs p·q·r. Set the parentheses in a product of n matrices so that the cost is minimal.`,
  ),
  labelled(
    'bit-manipulation',
    `How many positions are different in the binary forms of two numbers?`,
  ),
  labelled(
    'bit-manipulation',
    `Among 2n + 1 tokens all values come in pairs, but for one token. With constant memory, find out which it is.`,
  ),
  labelled(
    'number-theory',
    `Into how many equal groups can 360 participants be divided? In general: how many divisors does n have, for n up to 10^12?`,
  ),
  labelled('number-theory', `Simplify a fraction a/b with a, b up to 10^18 as far as possible.`),
  labelled(
    'hashing',
    `Mira runs the lost property office of a railway. Every evening she has the numbers of the umbrellas that were handed in and the numbers that owners have asked for. Which owners can she make happy, given that nobody likes to wait while she searches 200000 shelves one by one?`,
  ),
  labelled(
    'hashing',
    `On the first day of term each pupil wrote the birthday of a favourite singer on a card. The teacher claims that two cards say the same. Check the claim for up to 10^6 cards.`,
  ),
  labelled(
    'hashing',
    `A librarian gives two readers a voucher whose worth is the price of exactly two books together. From the price list of the shop name two books that use up the voucher completely.`,
  ),
  labelled(
    'hashing sorting',
    `Letters from a toy alphabet are stuck on fridge doors. Two fridges are called cousins if the words on them use the very same letters the same number of times. Put all cousins on the same list.`,
  ),
  labelled(
    'hashing',
    `A code talker replaces every letter by another letter, always the same one and no two letters by the same. Could the first message have been turned into the second?`,
  ),
  labelled(
    'two-pointers',
    `Ferries across the sound take at most two cars and at most W tonnes. Given the weights of the waiting cars, how many crossings are needed?`,
  ),
  labelled(
    'two-pointers',
    `On a shelf the jars are lined up by weight, lightest on the left. Somebody wants two jars that together come as near as possible to 900 grams. Which two?`,
  ),
  labelled(
    'two-pointers',
    `Robots stand at both ends of a warehouse aisle full of red and blue crates. They want all red crates in the left part and all blue ones in the right part and may only swap crates; no second aisle is free.`,
  ),
  labelled(
    'two-pointers',
    `Is the inscription on the ring the same whether you read it from the left or from the right? Spaces and commas do not count.`,
  ),
  labelled(
    'two-pointers',
    `Two guest lists are each in alphabetical order. Write one list in alphabetical order without calling a sort function.`,
  ),
  labelled(
    'sliding-window',
    `A cyclist keeps a record of the kilometres of each day. She wonders what her best week ever was, any seven days in a row.`,
  ),
  labelled(
    'sliding-window',
    `A radio station plays one song after another all night. What is the longest time, counted in songs, for which no song was heard again?`,
  ),
  labelled(
    'sliding-window',
    `A gardener may replace at most k of the dead plants in a hedge row. How long a stretch of living plants without a gap can the hedge have then?`,
  ),
  labelled(
    'sliding-window',
    `A collector walks past market stalls in a row; each sells one sort of spice. What is the smallest number of neighbouring stalls she has to visit to bring home every sort on her list?`,
  ),
  labelled(
    'sliding-window',
    `A server answers requests with time stamps in order. Report the greatest number of requests that fell into any 60 seconds.`,
  ),
  labelled(
    'prefix-sums',
    `A canal has a water meter after each lock. The keeper is asked thousands of times how much water went through from lock i to lock j. The readings never change.`,
  ),
  labelled(
    'prefix-sums hashing',
    `A chess player notes +1 for a win and -1 for a loss. How many series of games, one after another, ended with a balance of exactly zero?`,
  ),
  labelled(
    'prefix-sums',
    `Where can a bar with weights hung at each centimetre be supported so that both sides weigh the same?`,
  ),
  labelled(
    'prefix-sums',
    `Snow ploughs report "street section a to section b: cleared once". After 10^5 reports, tell how many times each of the 10^6 sections was cleared.`,
  ),
  labelled(
    'prefix-sums',
    `A map of a forest gives the number of mushrooms in each square metre. Rangers name rectangles and want to know the number of mushrooms in each of them. There are 10^5 rectangles.`,
  ),
  labelled(
    'sorting',
    `After a marathon the runners get a printed list: fastest first; those with the same time are listed by their start number.`,
  ),
  labelled(
    'sorting',
    `Guests at a round table are annoyed by the difference in age to their neighbour. For a bench (not a table) find the smallest age difference that exists between any two of n guests.`,
  ),
  labelled(
    'greedy',
    `Children stand in a row. Each must get at least one sweet, and a child with a better mark than the child next to it must get more sweets than that child. How many sweets does the teacher need?`,
  ),
  labelled(
    'greedy',
    `A hermit frog jumps between stones; the number painted on a stone says how many stones ahead it can jump at most from there. In how few jumps is it at the last stone?`,
  ),
  labelled(
    'greedy',
    `You have coupons that each allow one small purchase of up to a certain price. Every child wants a toy with a given price. Satisfy as many children as possible with one coupon each.`,
  ),
  labelled(
    'greedy heap',
    `Orders at a printing shop take one day each, have a last day and bring a fee if done by then. Only one order is printed a day. How much money can be earned?`,
  ),
  labelled(
    'intervals',
    `Several people wrote down when they were in the lighthouse. During which times was nobody there?`,
  ),
  labelled(
    'intervals heap',
    `The music school has lessons with a beginning and an end. At least how many rooms must it rent so that no lesson has to be moved?`,
  ),
  labelled(
    'intervals greedy',
    `A juggler can give only one show at a time. From the list of requested shows with opening and closing time she takes as many as she can.`,
  ),
  labelled(
    'stack',
    `A baker stacks trays. The log shows IN and OUT with the tray's name. Is it possible that a tray was always taken from the top?`,
  ),
  labelled(
    'stack',
    `Somebody typed a text on a keyboard on which the key # erases the letter before it. Do two such typed lines show the same text on the screen?`,
  ),
  labelled(
    'stack',
    `In a recipe book, notes are put in parentheses, notes on notes in square brackets. Tell whether every note is closed and none is closed before the notes inside it.`,
  ),
  labelled(
    'stack',
    `A folder name is given as the user typed it, with "." and ".." in it. Print the place where the user really ends up.`,
  ),
  labelled(
    'monotonic-stack',
    `Skyscrapers stand in a row. A window cleaner on top of each looks east. How far away is the first building that is taller than hers?`,
  ),
  labelled(
    'monotonic-stack',
    `A poster, a rectangle standing on the ground, is to be put on a row of boards of different heights and width 1. How large can it be without sticking out?`,
  ),
  labelled(
    'monotonic-stack',
    `For every evening of a season a theatre wants to know for how many evenings running, up to that one, the number of visitors was no higher.`,
  ),
  labelled(
    'heap',
    `A news desk gets headlines with an importance from 1 to 10^9 all day long. At any minute the editor may ask for the ten most important so far.`,
  ),
  labelled(
    'heap',
    `Water samples are measured one by one. After every measurement the display shows the value that half of the samples so far do not exceed.`,
  ),
  labelled(
    'heap',
    `Each of 500 weather stations sends a file ordered by time. Produce one file ordered by time; all of them together do not fit into memory.`,
  ),
  labelled(
    'linked-list',
    `In a treasure hunt every note tells where the next note is. The children suspect that they walk in a circle. They have no paper to write on; how can they find out?`,
  ),
  labelled(
    'linked-list',
    `Waggons of a train are each coupled to the next one only. Turn the order of the waggons round by changing couplings.`,
  ),
  labelled(
    'matrix',
    `A camera gives a square picture as a table of brightness values. Turn it by a quarter turn without a second table.`,
  ),
  labelled(
    'matrix',
    `A robot on a field of n x m tiles follows a string of the letters F, L and R. Where does it stand in the end, and which way does it face?`,
  ),
  labelled(
    'binary-search',
    `The years in which comets appeared are engraved in order on a wall 3 km long. Where is the first comet that appeared in 1700 or later? Answer 10^5 such questions.`,
  ),
  labelled(
    'binary-search',
    `A vase can be dropped from floor f without breaking but not from the floors above. Find f with few drops in a house of 10^9 floors, given that vases are free.`,
  ),
  labelled(
    'binary-search',
    `A clock ring was cut somewhere, so a list of increasing numbers begins in its middle: 40 50 70 10 20 30. Find out where 20 stands in it.`,
  ),
  labelled(
    'binary-search-answer',
    `Three brothers copy a book. Each copies a piece of consecutive chapters. How long does the one with the most pages have to write if they share the chapters as fairly as possible?`,
  ),
  labelled(
    'binary-search-answer',
    `A pump fills the pools of a village. It must be done by noon in h hours and each pool needs whole hours. What is the weakest pump that will do?`,
  ),
  labelled(
    'binary-search-answer',
    `Ovens bake loaves at different speeds: oven i needs t_i minutes for a loaf. After how many minutes do they have 10^9 loaves, working at the same time?`,
  ),
  labelled(
    'backtracking',
    `A locksmith has forgotten in which order the five keys go. Print all orders in which she could try them.`,
  ),
  labelled(
    'backtracking',
    `A knight's family of n lords is seated on an n x n floor such that no lord sees another along a row, a column or a diagonal. Show one seating for n = 8.`,
  ),
  labelled(
    'backtracking',
    `From a menu every dish at most once, list all meals that cost exactly 20.`,
  ),
  labelled(
    'trie',
    `A mobile phone learns words. While someone is typing it should tell after every letter how many of the learned words can still come out.`,
  ),
  labelled(
    'trie',
    `Road signs are to be shortened as much as possible: each of the n town names is cut after so many letters that it cannot be mixed up with any other.`,
  ),
  labelled(
    'string-matching',
    `A bird's song was recorded as a very long row of notes. How many times does the call "tsi-tsi-be" occur in it, calls that run into one another included?`,
  ),
  labelled(
    'string-matching',
    `A wallpaper shows a row of symbols that repeats. From a strip of it find the shortest pattern from which the whole strip could be printed.`,
  ),
  labelled(
    'range-queries',
    `Shop shelves have stock counts. Messages arrive: "shelf i now holds x" and "how many pieces are on shelves a to b?" There are 200000 of each.`,
  ),
  labelled(
    'range-queries',
    `Two judges rank the same 100000 cakes. On how many pairs of cakes do they disagree?`,
  ),
  labelled(
    'tree-traversal',
    `A king has sons, they have sons, and so on. How many generations does the dynasty have, and how many people are in the largest generation?`,
  ),
  labelled(
    'tree-traversal',
    `A firm pays a bonus to whoever is the lowest common boss of two workers. Find that boss.`,
  ),
  labelled(
    'tree-traversal',
    `A mobile hangs from the ceiling; each bar carries two things, either weights or further bars. Is it in balance everywhere?`,
  ),
  labelled(
    'bst',
    `In an arrangement of numbered boxes each box has smaller numbers hanging on its left and larger ones on its right. Name the k-th smallest box.`,
  ),
  labelled(
    'bst',
    `Check whether somebody has hung up a key in the wrong place: under every hook all keys to the left must be lower and all keys to the right higher than the hook's own.`,
  ),
  labelled(
    'graph-search',
    `Spilt paint runs over tiles of the same colour that share an edge. Beginning at one tile, which tiles change colour?`,
  ),
  labelled(
    'graph-search',
    `A house has locked rooms; in each lie keys for others. You begin in room 0. Can you see the whole house?`,
  ),
  labelled(
    'graph-search',
    `Pupils who quarrel must not sit in the same bus. There are two buses. Is it possible?`,
  ),
  labelled(
    'graph-search',
    `A satellite photo shows water and land as a table of characters. How many separate lakes are there?`,
  ),
  labelled(
    'bfs-shortest-path',
    `A spider walks on a net of threads knotted together. Every thread takes it one second. How long until it reaches the fly at knot k?`,
  ),
  labelled(
    'bfs-shortest-path',
    `A rumour spreads in the village: every hour all who know it tell their neighbours. After how many hours does the last one know?`,
  ),
  labelled(
    'bfs-shortest-path',
    `On a chess board a lame horse wants to go from a1 to h8 in as few jumps as possible.`,
  ),
  labelled(
    'bfs-shortest-path',
    `A safe has four dials from 0 to 9. Each click turns one dial by one. Certain combinations set off the alarm. With how few clicks can it be opened?`,
  ),
  labelled(
    'weighted-shortest-path',
    `A balloonist knows how many minutes the wind takes him from mountain to mountain; the way back takes another time. When can he be at the sea at the earliest?`,
  ),
  labelled(
    'weighted-shortest-path',
    `Each ferry between islands costs a different fare. Which is the least I can spend from Aran to Zetland, changing as often as I want?`,
  ),
  labelled(
    'weighted-shortest-path',
    `A hiker wants to avoid steep parts. For every footpath between two huts the climb in metres is known. Find the tour from hut A to hut B with the least climbing in total.`,
  ),
  labelled(
    'topological-sort',
    `Some chapters of a textbook need others to be understood. In which order can a student read them so that nothing is missing?`,
  ),
  labelled(
    'topological-sort',
    `A kitchen makes dishes from other dishes: no gravy without stock, no stock without roasted bones. Say in which order to cook, or that the recipes run in a circle.`,
  ),
  labelled(
    'topological-sort',
    `Building a house: some jobs cannot start before others are finished. Each takes a number of days and as many workers as needed are there. When is the house ready?`,
  ),
  labelled(
    'union-find',
    `Two villages on the same bank say they are kin; kin of kin are kin. After every new marriage between villages tell the number of kin groups left.`,
  ),
  labelled(
    'union-find graph-search',
    `A telephone list has entries with names and several numbers. Entries that share a number belong to the same person. Combine them.`,
  ),
  labelled(
    'minimum-spanning-tree',
    `After the flood, all farms need a dry road to one another, perhaps through other farms. Raising a road costs money, different for each road. What is the cheapest set of roads?`,
  ),
  labelled(
    'minimum-spanning-tree',
    `An electrician wires n lamps in a garden so that current reaches all of them. Cable costs by the metre and the positions of the lamps are known. How many metres are needed at least?`,
  ),
  labelled(
    'dp-linear',
    `A burglar goes along a street, but two houses that stand beside each other must not both be robbed, or the alarm rings. How much can he carry home?`,
  ),
  labelled(
    'dp-linear',
    `A message was written with A=1 to Z=26 and no spaces between the numbers. How many texts could it mean?`,
  ),
  labelled(
    'dp-linear',
    `A string without spaces is to be read as words of a given list. Can it be done?`,
  ),
  labelled(
    'dp-linear',
    `Each of n fence boards gets one of three colours at prices that differ by board and colour; neighbours must not match. What does the cheapest paint job cost?`,
  ),
  labelled(
    'dp-knapsack',
    `A smuggler's boat takes 500 kg. Each crate has a weight and a profit, and she takes a crate or leaves it. What is the best she can make?`,
  ),
  labelled(
    'dp-knapsack',
    `With stamps of 3, 7 and 12 cents, at least how many stamps does a letter of 58 cents need?`,
  ),
  labelled(
    'dp-knapsack',
    `Twins inherit sacks of gold of different weights and want to share without opening any. How small can the difference be? Total up to 10^4.`,
  ),
  labelled(
    'dp-grid',
    `A snail crawls over a garden of squares, each with a number of leaves, from the top left to the bottom right, never up and never left. How many leaves can it eat?`,
  ),
  labelled(
    'dp-grid',
    `How many ways are there for a king at the bottom left of the board to reach the top right if he only goes up or right and some squares are taken?`,
  ),
  labelled(
    'dp-two-sequences',
    `Two witnesses tell the same story as a row of events. How many events can be believed, that is, both mention them in the same order?`,
  ),
  labelled(
    'dp-two-sequences',
    `Mistyped words: what is the least number of strokes (a letter added, removed or changed) that turns what was typed into what was meant?`,
  ),
  labelled(
    'dp-subsequence',
    `Nested dolls: doll A goes into doll B if it is smaller both in height and in width. Of how many dolls can one make a single nest?`,
  ),
  labelled(
    'dp-subsequence',
    `From a row of tickets with numbers on them somebody tears off some so that the numbers left go up from left to right. What is the largest number of tickets left?`,
  ),
  labelled(
    'dp-intervals',
    `Heaps of sand stand in a row. A worker may put two heaps that are next to each other together; it costs as much as they weigh together. Find the cheapest way to have one heap.`,
  ),
  labelled(
    'dp-intervals',
    `Two players in turn take the first or the last card of a row. Each wants the largest sum. What does the first player get?`,
  ),
  labelled(
    'bit-manipulation',
    `All gloves in the drawer have a partner with the same number, but one is alone. Find it with a single variable.`,
  ),
  labelled(
    'bit-manipulation',
    `A light board shows a number with lamps that are on or off. How many lamps are on for the number n?`,
  ),
  labelled(
    'number-theory',
    `Cogwheels with a and b teeth start with their marks together. After how many teeth do the marks meet again?`,
  ),
  labelled(
    'number-theory',
    `Which seat numbers up to ten million can only be divided by 1 and themselves?`,
  ),
  labelled(
    'hashing',
    `The night watchman writes down the number plate of each lorry entering the yard. In the morning the boss asks which was the first plate to come in a second time.`,
  ),
  labelled(
    'hashing',
    `Out of a bucket of puzzle pieces, each with a number, find two whose numbers give 1000 when added. The bucket is not in any order and holds a million pieces.`,
  ),
  labelled(
    'hashing',
    `Two kennels have lists of their dogs' chip numbers. Which chips are on both lists?`,
  ),
  labelled(
    'two-pointers',
    `Skates hang on a rail ordered by size. Take two pairs whose sizes add up to 80, walking along the rail only once.`,
  ),
  labelled(
    'two-pointers',
    `A row of bottles contains some empty ones. Push the empty ones to the end without disturbing the order of the others and without a second shelf.`,
  ),
  labelled(
    'sliding-window',
    `An ice cream van notes its sales every day. In which k days running did it sell most?`,
  ),
  labelled(
    'sliding-window',
    `Reading a necklace of beads from one end, how long is the longest piece with at most two colours?`,
  ),
  labelled(
    'sliding-window',
    `A hiker's water use per kilometre is listed. What is the shortest stretch on which she drank at least 5 litres?`,
  ),
  labelled(
    'prefix-sums',
    `The toll of each motorway section is known and fixed. 100000 drivers want to know what they pay from exit a to exit b.`,
  ),
  labelled(
    'prefix-sums',
    `Find how many runs of neighbouring days have temperatures that add up to exactly k; temperatures may be below zero.`,
  ),
  labelled(
    'sorting',
    `Put the rowing teams into the order of the results: most points first, equal points by name.`,
  ),
  labelled(
    'greedy',
    `A bus with a small tank has to cross the desert. Petrol stations lie at known kilometres. How few stops will do?`,
  ),
  labelled(
    'greedy',
    `A kiosk sells drinks for 5 crowns. People come with notes of 5, 10 and 20. Will the seller always be able to give change?`,
  ),
  labelled(
    'intervals',
    `Painters have painted stretches of a long fence, some parts twice. How many metres are painted?`,
  ),
  labelled(
    'intervals heap',
    `Boats moor from an hour to another hour. How many berths does the marina need on its busiest day?`,
  ),
  labelled(
    'stack',
    `A toy tower only lets you put rings on and take the top one off. Given the order on the belt, can the rings be sent out in the wished order?`,
  ),
  labelled(
    'stack',
    `Work out what a pocket calculator shows for a sum with brackets, times and plus.`,
  ),
  labelled(
    'monotonic-stack',
    `Trees stand in a row. For each tree say which is the nearest taller tree to its left, if any.`,
  ),
  labelled(
    'monotonic-stack',
    `Share prices are given by day. After each day, how many days must one wait for a higher price?`,
  ),
  labelled(
    'heap',
    `An emergency line answers the most urgent call next, whatever the order in which calls came in.`,
  ),
  labelled(
    'heap',
    `A carpenter glues laths two at a time; the glue costs as much as the lengths of both. What is the least cost for one long lath?`,
  ),
  labelled(
    'linked-list',
    `Beads are threaded so that each knows only the bead after it. Find the bead in the middle in one go.`,
  ),
  labelled(
    'matrix',
    `Number the chairs of a hall of r rows and c columns in a spiral from the outside to the inside.`,
  ),
  labelled(
    'binary-search',
    `A dictionary with a million pages: on which page is the word? You may open it where you like.`,
  ),
  labelled(
    'binary-search-answer',
    `A teacher wants to hang k lamps on hooks along a wall so that the two closest are as far apart as possible.`,
  ),
  labelled(
    'binary-search-answer',
    `Trucks take parcels in the order of the belt within d trips. What is the smallest truck that manages?`,
  ),
  labelled('backtracking', `Write out every way to pick a team of 4 from 9 children.`),
  labelled(
    'backtracking',
    `A crossword of letters: is the word DRAGON hidden along touching squares, no square used twice?`,
  ),
  labelled(
    'trie',
    `The station's ticket machine shows the towns that begin with the letters pressed so far.`,
  ),
  labelled(
    'string-matching',
    `Somewhere in the 3 million letters of a gene the short code GATTACA stands. At which places?`,
  ),
  labelled(
    'range-queries',
    `Scores of players change all the time. In between, the commentator asks for the best score among players l to r.`,
  ),
  labelled(
    'tree-traversal',
    `Print the people of a family tree generation by generation, oldest generation first.`,
  ),
  labelled(
    'tree-traversal',
    `Which two leaves of the river system lie farthest from each other, measured along the water?`,
  ),
  labelled(
    'bst',
    `An index card box is built so that lower numbers go left and higher ones go right at each card. Insert a card.`,
  ),
  labelled(
    'graph-search',
    `Cells of a honeycomb map are full or empty. How large is the largest group of full cells that touch?`,
  ),
  labelled(
    'graph-search',
    `Can a parcel get from A to B at all if vans drive only between some pairs of depots?`,
  ),
  labelled(
    'bfs-shortest-path',
    `In a dungeon drawn with # and . the hero wants out. How many steps at least?`,
  ),
  labelled(
    'bfs-shortest-path',
    `Changing one letter at a time and using only words of the list, how soon can COLD become WARM?`,
  ),
  labelled(
    'weighted-shortest-path',
    `Every road between towns takes a number of minutes. An ambulance starts at the hospital. When is it at each town at the earliest?`,
  ),
  labelled(
    'topological-sort',
    `Socks before shoes, shirt before tie. Give an order for dressing that respects a list of such rules.`,
  ),
  labelled(
    'topological-sort',
    `A student may take a course only after its required courses. Can she finish all of them?`,
  ),
  labelled(
    'union-find',
    `Computers are plugged together one cable after another. For each cable: was it unnecessary, because both were already joined?`,
  ),
  labelled(
    'minimum-spanning-tree',
    `All cottages should get water. Pipes between cottages have prices. Which pipes to lay at the lowest sum?`,
  ),
  labelled(
    'dp-linear',
    `Stepping stones: one or two at a time. In how many ways can one cross n stones?`,
  ),
  labelled(
    'dp-linear',
    `A lazy gardener never works two days in a row. Given what each day pays, what is the most she can make?`,
  ),
  labelled(
    'dp-knapsack',
    `A rocket has room for 300 litres. Each experiment has a volume and a worth for science. Choose the experiments.`,
  ),
  labelled('dp-knapsack', `In how many ways can 2 pounds be paid with the usual coins?`),
  labelled(
    'dp-grid',
    `A mouse runs from the top left to the bottom right of a cheese board, only right and down, and wants as much cheese as it can get.`,
  ),
  labelled(
    'dp-two-sequences',
    `Compare two versions of a poem: what is the largest number of lines kept, in order?`,
  ),
  labelled(
    'dp-subsequence',
    `Remove as few books as you can so that the rest stand by height from low to high.`,
  ),
  labelled(
    'dp-intervals',
    `A ribbon is cut at marked places; each cut costs the length of the ribbon being cut. Find the cheapest order.`,
  ),
  labelled(
    'bit-manipulation',
    `Every ticket number was sold twice except one. Which one? Keep hardly anything in memory.`,
  ),
  labelled(
    'number-theory',
    `Tiles of a x b centimetres are laid to a square without cutting. How long is its side at least?`,
  ),
  labelled(
    'hashing',
    `Our newsletter goes out to two mailing lists. To save postage I would like to know which people stand on both of them, whatever the order of the entries.`,
  ),
  labelled(
    'hashing',
    `I bought two presents for 70 euros in all and lost the receipt. The shop's catalogue lists 80000 prices in no order. Which two could it have been?`,
  ),
  labelled(
    'hashing',
    `At the cloakroom a number has been given out to more than one guest. Name such a number as soon as it occurs.`,
  ),
  labelled(
    'two-pointers',
    `Pensioners paddle in canoes of two seats, and a canoe sinks with more than 150 kilos. What is the least number of canoes for the whole group?`,
  ),
  labelled(
    'two-pointers',
    `Does the brand name stay the same when it is seen in the mirror, letter by letter?`,
  ),
  labelled(
    'sliding-window',
    `In which stretch of 30 minutes did the most cars pass the bridge? For every minute the number of cars is known.`,
  ),
  labelled(
    'sliding-window',
    `I listen to an album and skip nothing. How many tracks at most do I hear in sequence without hearing an artist again?`,
  ),
  labelled(
    'sliding-window',
    `Watching a conveyor, the inspector may overlook up to k faulty parts. How long can the longest flawless-looking section be?`,
  ),
  labelled(
    'prefix-sums',
    `The daily rainfall of the last 300 years is on file. School classes keep sending in pairs of dates, and each wants the rain that fell between them.`,
  ),
  labelled(
    'prefix-sums',
    `Each gardener waters all beds from the first to the last of his section. Given the sections of 10^5 gardeners, how often is each bed watered?`,
  ),
  labelled(
    'greedy',
    `Every charging post of a mountain road stands at a known kilometre and my car's battery lasts 200 kilometres. At how few of them must I stop?`,
  ),
  labelled(
    'intervals',
    `Three of us wrote our busy hours on one calendar. Draw the busy times as blocks that do not overlap.`,
  ),
  labelled(
    'intervals heap',
    `Each patient needs a bed from one date to another. How many beds must the ward have?`,
  ),
  labelled(
    'stack',
    `A compiler should complain when a bracket of some kind is shut by one of another kind, or by none.`,
  ),
  labelled(
    'stack',
    `Plates are piled in the sink; only the uppermost can be washed. Replay a log of additions and washings and print which plate was washed each time.`,
  ),
  labelled(
    'monotonic-stack',
    `People queue for a concert. For everyone, how many persons behind him can he look over until a taller one blocks the view?`,
  ),
  labelled(
    'heap',
    `After each bid of an auction the screen lists the five highest bids of the day.`,
  ),
  labelled(
    'heap',
    `Cheese rinds are melted together two at a time, and the effort equals their total mass. Plan the melting with the least effort.`,
  ),
  labelled(
    'linked-list',
    `A paper chain of links is given by its first link; every link knows its successor. Take out the third link from the end while walking along just once.`,
  ),
  labelled(
    'matrix',
    `The bingo sheet of numbers is to be turned upside down on its diagonal so that rows turn into columns.`,
  ),
  labelled(
    'binary-search',
    `Log lines are in order of time. Find the first one after noon without reading them all; the file has 10^9 lines.`,
  ),
  labelled(
    'binary-search-answer',
    `With what smallest speed must the harvester drive so that all fields are cut within h hours, if it spends whole hours on every field?`,
  ),
  labelled(
    'binary-search-answer',
    `Divide the milestones of a relay into k legs so that the hardest leg is as easy as possible; the order of the milestones is given.`,
  ),
  labelled(
    'backtracking',
    `Print each way to dress a doll with hats, coats and shoes from a box if no colour may be worn twice.`,
  ),
  labelled(
    'trie',
    `A crossword editor holds 100000 words and wants to see, for any beginning, how many of them go on from there.`,
  ),
  labelled(
    'string-matching',
    `How often is the ringtone heard in the long recording? Both are sequences of tones, and repetitions may overlap.`,
  ),
  labelled(
    'range-queries',
    `Sensors along a pipeline report new pressures every second, and engineers ask for the lowest pressure between valve a and valve b at that moment.`,
  ),
  labelled(
    'tree-traversal',
    `The directory of an institute shows who reports to whom. Give the number of people under each head.`,
  ),
  labelled(
    'bst',
    `A decision plant keeps small keys in its left branch and big ones in its right. Remove one key so that this remains so.`,
  ),
  labelled('graph-search', `The floor plan is a picture of . and #. Count the rooms.`),
  labelled(
    'bfs-shortest-path',
    `On a board of squares some are under water. A frog hops to one of the four squares beside it. In how many hops can it be home?`,
  ),
  labelled(
    'bfs-shortest-path',
    `By bus lines only, each ride being one ticket, how many tickets does it take from my stop to the zoo?`,
  ),
  labelled(
    'weighted-shortest-path',
    `Between certain cities there are trains, each with its price. I want to travel from Lyon to Riga as cheaply as I can.`,
  ),
  labelled(
    'topological-sort',
    `A theatre play has scenes that refer to earlier ones. Given which scene presupposes which, put them into an order that works.`,
  ),
  labelled(
    'union-find',
    `Drops of mercury merge when they touch. After each contact report how many drops remain.`,
  ),
  labelled(
    'minimum-spanning-tree',
    `Lay footpaths between the tents of a camp so that everybody can visit everybody with dry feet, using as few metres of gravel as possible.`,
  ),
  labelled(
    'dp-linear',
    `A robot mows strips of lawn, each worth some money, but two strips in succession overheat it. What is its best income?`,
  ),
  labelled(
    'dp-knapsack',
    `My suitcase may weigh 20 kilos. Each souvenir weighs something and pleases somebody to a degree. Which should I pack?`,
  ),
  labelled(
    'dp-grid',
    `A drop of water runs down a slope of tiles, one row at a time, straight or to a tile diagonally below, taking up as much dirt as possible.`,
  ),
  labelled(
    'dp-two-sequences',
    `Two birds sing; write down the longest tune that is part of both songs if notes may be skipped.`,
  ),
  labelled(
    'dp-subsequence',
    `Choose photos from the album, keeping their order, in which the child is a bit taller each time; as many photos as possible.`,
  ),
  labelled(
    'number-theory',
    `Two church bells ring every a and every b minutes. They rang at once at midnight; when will they do so the next time?`,
  ),
  labelled(
    'hashing',
    `Two clubs have member lists in random order. I must invite everybody who belongs to either club but is in the other one as well.`,
  ),
  labelled(
    'hashing sorting',
    `Dominoes are equal if they show the same two numbers, turned or not. How many pairs of equal dominoes lie on the table?`,
  ),
  labelled(
    'two-pointers',
    `A row of weights rises from left to right. Is there a couple of them that balances a stone of 750 grams exactly?`,
  ),
  labelled(
    'two-pointers',
    `Vertical boards stand in a tank and two of them are to hold as much water between them as can be.`,
  ),
  labelled(
    'sliding-window',
    `What is the largest amount of rain that fell in any five consecutive days of the year?`,
  ),
  labelled(
    'sliding-window',
    `From a long word choose the shortest part that still has in it each letter of my name.`,
  ),
  labelled(
    'prefix-sums',
    `An accountant often has to say what came in between two given days. The books are closed, so no entry changes.`,
  ),
  labelled(
    'greedy',
    `Pots of paint cost different amounts. How many pots at most can be bought for 100 euros?`,
  ),
  labelled(
    'intervals',
    `A gallery notes when each lamp was on. For how long was there light in the gallery?`,
  ),
  labelled(
    'stack',
    `Two cars of the same colour that stand bumper to bumper vanish from the level, and the row closes up. What is left in the end?`,
  ),
  labelled(
    'monotonic-stack',
    `For each candle in a row tell how far to the right the next longer candle is.`,
  ),
  labelled('heap', `Give out the k cheapest of ten million offers while they are being read.`),
  labelled(
    'linked-list',
    `Every wagon knows the wagon behind it. Swap the wagons two by two by changing the couplings only.`,
  ),
  labelled(
    'binary-search',
    `In a photo of hills the heights go up until the summit and then down. Find the summit with few measurements.`,
  ),
  labelled(
    'binary-search-answer',
    `How long can the equal pieces be that we saw from these beams if we need 50 of them?`,
  ),
  labelled(
    'backtracking',
    `List all the ways in which a bill of 8 coins can be laid in a row so that no two gold ones touch, for small numbers.`,
  ),
  labelled(
    'trie',
    `A list of forbidden beginnings of phone numbers is given; for each call decide whether it begins with one of them.`,
  ),
  labelled(
    'string-matching',
    `Find where in the log file the sequence of codes 7 7 3 occurs, the log being 10^7 codes long.`,
  ),
  labelled(
    'range-queries',
    `Water is added to single tanks now and then, and now and then one asks how much is in tanks l to r altogether.`,
  ),
  labelled(
    'tree-traversal',
    `How deep is the deepest cave, if from every cave at most two lower ones can be reached and none by two ways?`,
  ),
  labelled(
    'graph-search',
    `Tell how many groups of pupils there are if pupils who know each other, directly or through others, are one group.`,
  ),
  labelled(
    'bfs-shortest-path',
    `A robot vacuum on a floor plan with walls wants to get back to its station in as few moves as it can.`,
  ),
  labelled(
    'weighted-shortest-path',
    `Messages travel along wires, each with its delay. When has everybody got the message sent by node 1?`,
  ),
  labelled(
    'topological-sort',
    `Before module X can be compiled its imports have to be. In what order does the machine compile everything?`,
  ),
  labelled(
    'minimum-spanning-tree',
    `All islands must be linked by bridges; every possible bridge has a price. What do we pay at least?`,
  ),
  labelled(
    'dp-linear',
    `You climb a tower by one, two or three steps at a time. How many ways are there up n steps?`,
  ),
  labelled('dp-knapsack', `Can I pay 87 cents exactly with these coins, using each at most once?`),
  labelled(
    'dp-grid',
    `Streets form a grid and some crossings are blocked. How many ways lead from the station to the school without ever going back?`,
  ),
  labelled(
    'dp-two-sequences',
    `How alike are two words? Count the fewest letters to insert, remove or replace to get from one to the other.`,
  ),
  labelled(
    'dp-subsequence',
    `Which is the longest list of stocks, in the order of the table, whose prices keep growing?`,
  ),
  labelled(
    'dp-intervals',
    `What is the longest palindrome hidden in a string, if letters may be left out?`,
  ),
  labelled(
    'number-theory',
    `What is the largest square tile with which a floor of a by b can be paved without cutting?`,
  ),
  labelled('bit-manipulation', `In how many places do the binary notations of a and b disagree?`),
]
