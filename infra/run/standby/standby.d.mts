/** Follows the leader at `address`; leads itself once it is told to. Ends when it is asked to stop. */
export function runStandby(options: {
  address: string;
  key: string | undefined;
  /** Where people will reach this machine once it leads. */
  port: number;
}): Promise<void>;
/** False when nothing follows on the data folder. */
export function takeOver(): boolean;
