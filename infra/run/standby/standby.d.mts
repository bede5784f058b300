/**
 * Follows the leader at `address`, and leads once the takeover is requested. Ends when it is asked
 * to stop.
 */
export function runStandby(options: {
  address: string;
  key: string | undefined;
  /** The port for people once this machine leads. */
  port: number;
}): Promise<void>;
/** False if no follower runs on the data folder. */
export function takeOver(): boolean;
