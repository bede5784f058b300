import { Blossoms } from './blossoms.js';
import type { OptimalMatching } from './optimal-matching.js';

/**
 * The search of one stage: which vertices and blossoms are even (outer) or odd
 * (inner) in an alternating tree, and how far each is from its next edge. Costs
 * are exact integers of any length; a slack of zero means the edge may be used.
 */
export class AlternatingForest extends Blossoms {
  /** Starts a stage with a tree at every exposed vertex; false when none is left. */
  beginStage(): boolean {
    this.clearLabels();
    let exposed = false;
    for (let v = 0; v < this.size; v += 1) {
      if (this.matched[v] !== -1) continue;
      exposed = true;
      if (this.label[this.top[v]!] === 0) this.assignOuter(v, -1);
    }
    return exposed;
  }

  /** Uses edges of zero slack until the matching has grown (true) or none is left (false). */
  growUntilAugmented(): boolean {
    for (let v = this.queue.pop(); v !== undefined; v = this.queue.pop()) {
      for (const endpoint of this.incident[v]!) {
        if (this.top[v] === this.top[this.ends[endpoint]!]) continue;
        if (this.look(v, endpoint)) return true;
      }
    }
    return false;
  }

  /** Examines one edge from the outer vertex `v`; true if it completed an augmenting path. */
  private look(v: number, endpoint: number): boolean {
    const edge = endpoint >> 1;
    const w = this.ends[endpoint]!;
    const slack = this.usable[edge] ? 0n : this.slack(edge);
    if (slack > 0n) {
      this.remember(v, w, edge);
      return false;
    }
    this.usable[edge] = 1;
    const other = this.label[this.top[w]!];
    if (other === 0) this.assignInner(w, endpoint ^ 1);
    else if (other === 1) {
      const base = this.commonAncestor(v, w);
      if (base === -1) {
        this.augment(edge);
        return true;
      }
      this.contract(base, edge);
    } else if (this.label[w] === 0) {
      // Reached inside an odd blossom: the tree does not grow from here, but the label is needed if
      // the blossom is opened.
      this.label[w] = 2;
      this.labelEnd[w] = endpoint ^ 1;
    }
    return false;
  }

  private remember(v: number, w: number, edge: number): void {
    if (this.label[this.top[w]!] === 1) this.rememberAt(this.top[v]!, edge);
    else if (this.label[w] === 0) this.rememberAt(w, edge);
  }

  private rememberAt(place: number, edge: number): void {
    const known = this.bestEdge[place]!;
    if (known === -1 || this.slack(edge) < this.slack(known)) this.bestEdge[place] = edge;
  }

  /** Moves the dual values by the largest step that keeps them feasible, and acts on what became possible. */
  adjustDuals(): void {
    let step = -1n;
    let edge = -1;
    let blossom = -1;
    for (let v = 0; v < this.size; v += 1) {
      const best = this.bestEdge[v]!;
      if (best === -1 || this.label[this.top[v]!] !== 0) continue;
      const slack = this.slack(best);
      if (step === -1n || slack < step) [step, edge] = [slack, best];
    }
    for (let b = 0; b < 2 * this.size; b += 1) {
      if (this.parent[b] !== -1) continue;
      const best = this.bestEdge[b]!;
      if (this.label[b] === 1 && best !== -1) {
        const half = this.slack(best) / 2n;
        if (step === -1n || half < step) [step, edge] = [half, best];
      } else if (b >= this.size && this.base[b] !== -1 && this.label[b] === 2) {
        const dual = this.dual[b]!;
        if (step === -1n || dual < step) [step, edge, blossom] = [dual, -1, b];
      }
    }
    if (step === -1n) throw new Error('matching: the graph has no perfect matching');
    this.shift(step);
    if (edge === -1) this.open(blossom, false);
    else {
      this.usable[edge] = 1;
      const u = this.ends[2 * edge]!;
      this.queue.push(this.label[this.top[u]!] === 1 ? u : this.ends[2 * edge + 1]!);
    }
  }

  private shift(step: bigint): void {
    if (step === 0n) return;
    for (let v = 0; v < this.size; v += 1) {
      const label = this.label[this.top[v]!];
      if (label === 1) this.dual[v]! += step;
      else if (label === 2) this.dual[v]! -= step;
    }
    for (let b = this.size; b < 2 * this.size; b += 1) {
      if (this.base[b] === -1 || this.parent[b] !== -1) continue;
      if (this.label[b] === 1) this.dual[b]! += step;
      else if (this.label[b] === 2) this.dual[b]! -= step;
    }
  }

  /** Opens the even blossoms whose dual value is zero. */
  endStage(): void {
    for (let b = this.size; b < 2 * this.size; b += 1) {
      if (
        this.parent[b] === -1 &&
        this.base[b] !== -1 &&
        this.label[b] === 1 &&
        this.dual[b] === 0n
      )
        this.open(b, true);
    }
  }

  result(): OptimalMatching {
    const positive = (from: number): number => {
      let b = from;
      while (b !== -1 && this.dual[b] === 0n) b = this.parent[b]!;
      return b;
    };
    const blossoms = new Map<number, { dual: bigint; parent: number }>();
    for (let b = this.size; b < 2 * this.size; b += 1) {
      if (this.base[b] !== -1 && this.dual[b]! > 0n)
        blossoms.set(b, { dual: this.dual[b]!, parent: positive(this.parent[b]!) });
    }
    return {
      mate: Array.from(this.matched, (endpoint) => this.ends[endpoint]!),
      dual: this.dual.slice(0, this.size),
      blossom: Array.from({ length: this.size }, (_, v) => positive(this.parent[v]!)),
      blossoms,
    };
  }
}
