#include <cstddef>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

std::string find(std::unordered_map<std::string, std::string>& parent, const std::string& email) {
    std::string root = email;
    for (auto next = parent.find(root); next != parent.end() && next->second != root;
         next = parent.find(root)) {
        root = next->second;
    }
    parent[email] = root;
    return root;
}

/**
 * The accounts [name, email, …] merged where they share an email, with the emails in order.
 * All emails of one account are joined into one group, so shared emails join accounts.
 */
std::vector<std::vector<std::string>> merge_accounts(
    const std::vector<std::vector<std::string>>& accounts) {
    std::unordered_map<std::string, std::string> parent;
    // Sorted, so that the emails of each group come out in order.
    std::map<std::string, std::string> name_of;
    for (const auto& account : accounts) {
        for (std::size_t i = 1; i < account.size(); ++i) {
            name_of[account[i]] = account[0];
            const std::string root = find(parent, account[i]);
            parent[root] = find(parent, account[1]);
        }
    }
    std::map<std::string, std::vector<std::string>> groups;
    for (const auto& [email, name] : name_of) {
        auto& group = groups[find(parent, email)];
        if (group.empty()) group.push_back(name);
        group.push_back(email);
    }
    std::vector<std::vector<std::string>> merged;
    for (const auto& [root, group] : groups) merged.push_back(group);
    return merged;
}
