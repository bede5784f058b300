import { isTransient } from './transient-errors.js';

export interface GatheringOptions {
  /** The maximum number of concurrent trips; later requests wait and share the next trip. */
  readonly trips: number;
  /** The maximum number of items per trip. */
  readonly size: number;
}

/**
 * The resources that an item claims. Of two items with the same claim the later waits for the next
 * trip, unless both share it.
 */
export interface Claims {
  readonly alone: readonly string[];
  readonly shared: readonly string[];
}

interface Passenger<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Lets many small requests share a round trip: a request leaves at once while a trip is free, and
 * under load each trip takes all requests that have arrived meanwhile. Each item has an outcome of
 * its own, in the order of the items. If a trip fails because of one item, all its items are
 * repeated alone, so a trip must be safe to repeat.
 */
export class Gathering<Item, Outcome> {
  readonly #travel: (items: readonly Item[]) => Promise<readonly Outcome[]>;
  readonly #options: GatheringOptions;
  readonly #claims: (item: Item) => Claims;
  #waiting: Passenger<Item, Outcome>[] = [];
  #free: number;
  #departing = false;

  constructor(
    options: GatheringOptions,
    travel: (items: readonly Item[]) => Promise<readonly Outcome[]>,
    claims: (item: Item) => Claims = () => ({ alone: [], shared: [] }),
  ) {
    this.#options = options;
    this.#claims = claims;
    this.#free = options.trips;
    this.#travel = travel;
  }

  take(item: Item): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#departSoon();
    });
  }

  /**
   * Departs at the end of this turn of the event loop, so that simultaneous requests share the
   * trip.
   */
  #departSoon(): void {
    if (this.#departing || this.#free === 0) return;
    this.#departing = true;
    setImmediate(() => {
      this.#departing = false;
      void this.#depart();
    });
  }

  async #depart(): Promise<void> {
    const passengers = this.#board();
    if (passengers.length === 0) return;
    this.#free -= 1;
    if (this.#waiting.length > 0) this.#departSoon();
    await this.#carry(passengers);
    this.#free += 1;
    if (this.#waiting.length > 0) this.#departSoon();
  }

  #board(): readonly Passenger<Item, Outcome>[] {
    const aboard: Passenger<Item, Outcome>[] = [];
    const left: Passenger<Item, Outcome>[] = [];
    const [claimed, taken] = [new Set<string>(), new Set<string>()];
    for (const passenger of this.#waiting) {
      const { alone, shared } = this.#claims(passenger.item);
      const clashes =
        alone.some((claim) => claimed.has(claim)) || shared.some((claim) => taken.has(claim));
      if (aboard.length === this.#options.size || clashes) left.push(passenger);
      else aboard.push(passenger);
      for (const claim of [...alone, ...shared]) claimed.add(claim);
      for (const claim of alone) taken.add(claim);
    }
    this.#waiting = left;
    return aboard;
  }

  async #carry(passengers: readonly Passenger<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.#travel(passengers.map(({ item }) => item));
      passengers.forEach(({ resolve }, index) => resolve(outcomes[index] as Outcome));
    } catch (error) {
      if (passengers.length > 1 && !isTransient(error))
        await Promise.all(passengers.map((passenger) => this.#carry([passenger])));
      else for (const { reject } of passengers) reject(error);
    }
  }
}
