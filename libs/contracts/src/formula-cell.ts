/**
 * Matches cells that a spreadsheet would run as a formula (OWASP, CSV injection), and those already
 * protected by apostrophes. Such cells are written with one more apostrophe in front, because
 * people open files for any program in a spreadsheet. Numbers stay numbers.
 */
export const formulaCell = /^(?!-?\d+(?:\.\d+)?$)'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
