/**
 * How many characters the patterns that a function applies look through, at least: from where each begins to the end of what
 * it finds, or of the text. It's the same on a busy machine, unlike time. What a pattern tries again inside isn't in it.
 */
export function charactersScanned(run: () => void): number {
  const { exec } = RegExp.prototype;
  let scanned = 0;
  // All methods of patterns and texts that search call this one.
  RegExp.prototype.exec = function (text) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const found = exec.call(this, text);
    const end = found ? found.index + found[0].length : this.sticky ? from : text.length;
    scanned += Math.max(1, end - from);
    return found;
  };
  try {
    run();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return scanned;
}
