/** How to start the assistant's server. */
export function StartServer() {
  return (
    <p>
      No server answers on this machine. In the project’s folder, <code>npm start</code> runs it
      beside the site, and <code>npm run assistant</code> runs it alone. Without Ollama it answers
      from its built-in knowledge.
    </p>
  )
}
