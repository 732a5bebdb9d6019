/** A window that was opened inside a press, before it is known where it leads. */
export type PayWindow = { go: (address: string) => boolean; close: () => void };

/** Opens an empty window, cut off from this page; where the browser does not allow it, `go` says so. Only to be called inside a press. */
export function openPayWindow(): PayWindow {
  const opened = window.open('about:blank', '_blank');
  if (opened) opened.opener = null;
  return {
    go(address) {
      if (!opened || opened.closed || !isAllowed(address)) return false;
      opened.location.replace(address);
      return true;
    },
    close: () => opened?.close(),
  };
}

/** The server has checked the host; here again nothing but https counts, or a stand-in on this machine for a site on this machine. */
function isAllowed(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && hostname === location.hostname && /^(127\.|localhost$|\[::1\]$)/.test(hostname));
}
