/**
 * Cells that a spreadsheet would take for a formula (OWASP, CSV injection), and those
 * that an apostrophe keeps from it: whatever program a file is meant for, people open it
 * in a spreadsheet. They are written behind one apostrophe more. Numbers stay numbers.
 */
export const formulaCell = /^(?!-?\d+(?:\.\d+)?$)'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
