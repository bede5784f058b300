/** The digit that answers as this button does, on a button whose words are not that number. */
export const NumberKey = ({ number, said }: { number: number | null; said: boolean }) =>
  number === null || said ? null : (
    <span className="cg-key" aria-hidden="true">
      {number}
    </span>
  );
