/** How long to wait for the list's script, in ms, before showing what the page was built with. */
const scriptTimeout = 8000

/**
 * An inline script at the start of the list. If the page was built for another view than the address
 * asks for, it hides the list until `BlogList` shows that one: a host that can't tell queries apart
 * answers all of them with the same page.
 */
export const viewScript = `{const p=new URLSearchParams(location.search),d=document.documentElement.dataset
if(JSON.stringify([p.get('category')||'all',(p.get('q')??p.get('search')??'').trim(),+(p.get('page')||1)])!==document.currentScript.parentElement.dataset.view){d.list='pending';setTimeout(()=>delete d.list,${scriptTimeout})}}`
