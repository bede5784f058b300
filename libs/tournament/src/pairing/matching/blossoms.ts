import type { CostGraph } from './graph.js';

/**
 * Vertices and the odd cycles (blossoms) they are contracted into. Vertices are numbered below
 * `size`, blossoms from `size` to below 2 x `size`. An "endpoint" 2k or 2k + 1 is one end of
 * edge k and stands for the edge seen towards that end; `endpoint ^ 1` is its other end.
 */
export abstract class Blossoms {
  protected readonly size: number;
  protected readonly ends: Int32Array;
  private readonly costs: readonly bigint[];
  /** Endpoints leading away from each vertex. */
  protected readonly incident: number[][];
  /** The remote endpoint of each vertex's matched edge, or -1. */
  protected readonly matched: Int32Array;
  /** The outermost blossom (or the vertex itself) around each vertex. */
  protected readonly top: Int32Array;
  protected readonly parent: Int32Array;
  /** The vertex of a blossom that is not matched inside it; -1 for a number not in use. */
  protected readonly base: Int32Array;
  private readonly children: number[][];
  /** Between child i and child i + 1 of a blossom: the endpoint, in child i, of the edge that joins them. */
  private readonly links: number[][];
  /** 0 free, 1 outer (even), 2 inner (odd). */
  protected readonly label: Uint8Array;
  /** The remote endpoint of the edge through which a label came, or -1. */
  protected readonly labelEnd: Int32Array;
  protected readonly bestEdge: Int32Array;
  private readonly bestEdges: (number[] | null)[];
  protected readonly dual: bigint[];
  /** Edges known to have zero slack in this stage. */
  protected readonly usable: Uint8Array;
  protected queue: number[] = [];
  private readonly unused: number[];
  private readonly mark: Uint8Array;

  constructor(graph: CostGraph, start: readonly number[]) {
    const n = graph.size;
    this.size = n;
    this.ends = Int32Array.from(graph.ends);
    this.costs = graph.doubledCosts;
    this.incident = Array.from({ length: n }, () => []);
    for (let p = 0; p < this.ends.length; p += 1) this.incident[this.ends[p]!]!.push(p ^ 1);
    this.matched = new Int32Array(n).fill(-1);
    for (const edge of start) {
      this.matched[this.ends[2 * edge]!] = 2 * edge + 1;
      this.matched[this.ends[2 * edge + 1]!] = 2 * edge;
    }
    this.top = Int32Array.from({ length: n }, (_, v) => v);
    this.parent = new Int32Array(2 * n).fill(-1);
    this.base = Int32Array.from({ length: 2 * n }, (_, v) => (v < n ? v : -1));
    this.children = Array.from({ length: 2 * n }, () => []);
    this.links = Array.from({ length: 2 * n }, () => []);
    this.label = new Uint8Array(2 * n);
    this.labelEnd = new Int32Array(2 * n).fill(-1);
    this.bestEdge = new Int32Array(2 * n).fill(-1);
    this.bestEdges = Array.from({ length: 2 * n }, () => null);
    this.dual = Array.from({ length: 2 * n }, () => 0n);
    this.usable = new Uint8Array(this.costs.length);
    this.unused = Array.from({ length: n }, (_, i) => 2 * n - 1 - i);
    this.mark = new Uint8Array(2 * n);
  }

  protected clearLabels(): void {
    this.label.fill(0);
    this.bestEdge.fill(-1);
    this.bestEdges.fill(null);
    this.usable.fill(0);
    this.queue = [];
  }

  protected slack(edge: number): bigint {
    return (
      this.costs[edge]! - this.dual[this.ends[2 * edge]!]! - this.dual[this.ends[2 * edge + 1]!]!
    );
  }

  private leaves(b: number): number[] {
    const found: number[] = [];
    const open = [b];
    for (let x = open.pop(); x !== undefined; x = open.pop()) {
      if (x < this.size) found.push(x);
      else for (const child of this.children[x]!) open.push(child);
    }
    return found;
  }

  protected assignOuter(w: number, through: number): void {
    const b = this.top[w]!;
    this.label[w] = this.label[b] = 1;
    this.labelEnd[w] = this.labelEnd[b] = through;
    this.bestEdge[w] = this.bestEdge[b] = -1;
    for (const leaf of this.leaves(b)) this.queue.push(leaf);
  }

  protected assignInner(w: number, through: number): void {
    const b = this.top[w]!;
    this.label[w] = this.label[b] = 2;
    this.labelEnd[w] = this.labelEnd[b] = through;
    this.bestEdge[w] = this.bestEdge[b] = -1;
    const onward = this.matched[this.base[b]!]!;
    this.assignOuter(this.ends[onward]!, onward ^ 1);
  }

  /** The base where the trees' paths from `v` and `w` meet, or -1 when they lead to different roots. */
  protected commonAncestor(v: number, w: number): number {
    const path: number[] = [];
    let found = -1;
    let [x, y] = [v, w];
    while (x !== -1 || y !== -1) {
      const b = this.top[x]!;
      if (this.mark[b] === 1) {
        found = this.base[b]!;
        break;
      }
      path.push(b);
      this.mark[b] = 1;
      x = this.labelEnd[b] === -1 ? -1 : this.grandparent(b);
      if (y !== -1) [x, y] = [y, x];
    }
    for (const b of path) this.mark[b] = 0;
    return found;
  }

  private grandparent(b: number): number {
    const inner = this.top[this.ends[this.labelEnd[b]!]!]!;
    return this.ends[this.labelEnd[inner]!]!;
  }

  /** The tree path from `from` up to blossom `until`, and the endpoints that lead along it. */
  private pathUp(from: number, until: number): { path: number[]; through: number[] } {
    const path: number[] = [];
    const through: number[] = [];
    for (let b = this.top[from]!; b !== until; b = this.top[this.ends[this.labelEnd[b]!]!]!) {
      path.push(b);
      through.push(this.labelEnd[b]!);
    }
    return { path, through };
  }

  /** Contracts the odd cycle that `edge` closes above the vertex `base` into a new outer blossom. */
  protected contract(base: number, edge: number): void {
    const outer = this.top[base]!;
    const down = this.pathUp(this.ends[2 * edge]!, outer);
    const up = this.pathUp(this.ends[2 * edge + 1]!, outer);
    const b = this.unused.pop()!;
    this.base[b] = base;
    this.parent[b] = -1;
    this.children[b] = [outer, ...down.path.reverse(), ...up.path];
    this.links[b] = [...down.through.reverse(), 2 * edge, ...up.through.map((p) => p ^ 1)];
    for (const child of this.children[b]) this.parent[child] = b;
    this.label[b] = 1;
    this.labelEnd[b] = this.labelEnd[outer]!;
    this.dual[b] = 0n;
    for (const v of this.leaves(b)) {
      if (this.label[this.top[v]!] === 2) this.queue.push(v);
      this.top[v] = b;
    }
    this.collectBestEdges(b);
  }

  private collectBestEdges(b: number): void {
    const bestTo = new Map<number, { edge: number; slack: bigint }>();
    const consider = (edge: number) => {
      const near = this.top[this.ends[2 * edge]!] === b;
      const other = this.top[this.ends[near ? 2 * edge + 1 : 2 * edge]!]!;
      if (other === b || this.label[other] !== 1) return;
      const slack = this.slack(edge);
      const known = bestTo.get(other);
      if (!known || slack < known.slack) bestTo.set(other, { edge, slack });
    };
    for (const child of this.children[b]!) {
      const known = this.bestEdges[child];
      if (known) known.forEach(consider);
      else for (const v of this.leaves(child)) for (const p of this.incident[v]!) consider(p >> 1);
      this.bestEdges[child] = null;
      this.bestEdge[child] = -1;
    }
    this.bestEdges[b] = [...bestTo.values()].map(({ edge }) => edge);
    let best: { edge: number; slack: bigint } | null = null;
    for (const candidate of bestTo.values())
      if (!best || candidate.slack < best.slack) best = candidate;
    this.bestEdge[b] = best ? best.edge : -1;
  }

  /**
   * Undoes a contraction. In the middle of a stage the blossom
   * was inner, and the tree goes on through its children.
   */
  protected open(b: number, atEndOfStage: boolean): void {
    for (const child of this.children[b]!) {
      this.parent[child] = -1;
      if (child < this.size) this.top[child] = child;
      else if (atEndOfStage && this.dual[child] === 0n) this.open(child, true);
      else for (const v of this.leaves(child)) this.top[v] = child;
    }
    if (!atEndOfStage && this.label[b] === 2) this.relabelChildren(b);
    this.label[b] = 0;
    this.labelEnd[b] = -1;
    this.children[b] = [];
    this.links[b] = [];
    this.base[b] = -1;
    this.bestEdges[b] = null;
    this.bestEdge[b] = -1;
    this.unused.push(b);
  }

  /** The way round a blossom from child `index` that has an even number of links to the base child. */
  private wayRound(
    b: number,
    index: number,
  ): {
    at: (i: number) => number;
    from: number;
    step: number;
    linkFlip: number;
    linkShift: number;
  } {
    const length = this.children[b]!.length;
    const forward = index % 2 === 1;
    return {
      at: (i) => ((i % length) + length) % length,
      from: forward ? index - length : index,
      step: forward ? 1 : -1,
      linkFlip: forward ? 0 : 1,
      linkShift: forward ? 0 : 1,
    };
  }

  private relabelChildren(b: number): void {
    const children = this.children[b]!;
    const links = this.links[b]!;
    const entry = this.top[this.ends[this.labelEnd[b]! ^ 1]!]!;
    const { at, from, step, linkFlip, linkShift } = this.wayRound(b, children.indexOf(entry));
    let j = from;
    let p = this.labelEnd[b]!;
    while (j !== 0) {
      const first = links[at(j - linkShift)]! ^ linkFlip;
      this.label[this.ends[p ^ 1]!] = 0;
      this.label[this.ends[first ^ 1]!] = 0;
      this.assignInner(this.ends[p ^ 1]!, p);
      this.usable[first >> 1] = 1;
      j += step;
      p = links[at(j - linkShift)]! ^ linkFlip;
      this.usable[p >> 1] = 1;
      j += step;
    }
    const last = children[0]!;
    const w = this.ends[p ^ 1]!;
    this.label[w] = this.label[last] = 2;
    this.labelEnd[w] = this.labelEnd[last] = p;
    this.bestEdge[last] = -1;
    // Children off the path stay free unless one of their vertices was reached from outside.
    for (let i = at(step); children[i] !== entry; i = at(i + step)) {
      const child = children[i]!;
      if (this.label[child] === 1) continue;
      const reached = this.leaves(child).find((v) => this.label[v] !== 0);
      if (reached === undefined) continue;
      this.label[reached] = 0;
      this.label[this.ends[this.matched[this.base[child]!]!]!] = 0;
      this.assignInner(reached, this.labelEnd[reached]!);
    }
  }

  /** Matches along the tree paths from both ends of `edge` to their roots. */
  protected augment(edge: number): void {
    for (const start of [2 * edge, 2 * edge + 1]) {
      let s = this.ends[start]!;
      let p = start ^ 1;
      for (;;) {
        const outer = this.top[s]!;
        if (outer >= this.size) this.rebase(outer, s);
        this.matched[s] = p;
        if (this.labelEnd[outer] === -1) break;
        const inner = this.top[this.ends[this.labelEnd[outer]!]!]!;
        const next = this.labelEnd[inner]!;
        s = this.ends[next]!;
        const j = this.ends[next ^ 1]!;
        if (inner >= this.size) this.rebase(inner, j);
        this.matched[j] = next;
        p = next ^ 1;
      }
    }
  }

  /** Rotates the matched edges of a blossom so that `v` becomes its base. */
  private rebase(b: number, v: number): void {
    let inner = v;
    while (this.parent[inner] !== b) inner = this.parent[inner]!;
    if (inner >= this.size) this.rebase(inner, v);
    const children = this.children[b]!;
    const links = this.links[b]!;
    const index = children.indexOf(inner);
    const { at, from, step, linkFlip, linkShift } = this.wayRound(b, index);
    let j = from;
    while (j !== 0) {
      j += step;
      const first = children[at(j)]!;
      const p = links[at(j - linkShift)]! ^ linkFlip;
      if (first >= this.size) this.rebase(first, this.ends[p]!);
      j += step;
      const second = children[at(j)]!;
      if (second >= this.size) this.rebase(second, this.ends[p ^ 1]!);
      this.matched[this.ends[p]!] = p ^ 1;
      this.matched[this.ends[p ^ 1]!] = p;
    }
    this.children[b] = [...children.slice(index), ...children.slice(0, index)];
    this.links[b] = [...links.slice(index), ...links.slice(0, index)];
    this.base[b] = this.base[this.children[b][0]!]!;
  }
}
