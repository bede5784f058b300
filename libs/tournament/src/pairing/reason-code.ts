/**
 * Why the pairing put two players together or gave a bye; pages show it in the reader's language.
 */
export type ReasonCode =
  | 'pairing/same-score'
  | 'pairing/paired-down'
  | 'pairing/repeated-float'
  | 'pairing/by-standing'
  | 'pairing/fixed-by-staff'
  | 'pairing/rematch-by-staff'
  | 'pairing/rematch-unavoidable'
  | 'pairing/forbidden-unavoidable'
  | 'pairing/same-team'
  | 'pairing/across-pods'
  | 'pairing/opposite-seats'
  | 'pairing/same-pod'
  | 'pairing/other-pod'
  | 'pairing/same-pod-unavoidable'
  | 'pairing/static-table'
  | 'pairing/static-table-taken'
  | 'bye/by-staff'
  | 'bye/odd-number'
  | 'bye/lowest-group'
  | 'bye/lowest-possible-group'
  | 'bye/second-unavoidable';
