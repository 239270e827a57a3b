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
]
