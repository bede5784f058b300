/** The digit key that presses a button; `said`: the button's text is that number itself. */
export const NumberKey = ({ number, said }: { number: number | null; said: boolean }) =>
  number === null || said ? null : (
    <span className="cg-key" aria-hidden="true">
      {number}
    </span>
  );
