/**
 * Attaches the open shadow roots that a saved page declares in templates, as a browser does while it parses; jsdom leaves
 * them templates. Those declared where no element may have one stay as they are.
 */
export function attachShadowRoots(root: ParentNode): void {
  for (const template of root.querySelectorAll<HTMLTemplateElement>('template[shadowrootmode=open i]')) {
    const host = template.parentElement;
    if (!host || host.shadowRoot) continue;
    let shadow: ShadowRoot;
    try {
      shadow = host.attachShadow({ mode: 'open' });
    } catch {
      continue; // not an element that may have one
    }
    shadow.append(template.content);
    template.remove();
    attachShadowRoots(shadow);
  }
}
