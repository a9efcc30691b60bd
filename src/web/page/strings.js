// SPDX-License-Identifier: MIT
// Every word that people read. A translation is a copy of this file.

const mm = (value) => Math.abs(value).toFixed(1);
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const count = (number, one, many) => (number === 1 ? `1 ${one}` : `${number} ${many}`);

const kEvents = {
  camera_opened: 'Camera opened', camera_lost: 'Camera lost', camera_back: 'Camera back',
  camera_ended: 'End of the recording', cut: 'The picture changed', board_found: 'Board found',
  board_covered: 'Board covered', board_moved: 'Board moved', hand_in: 'Hand over the board',
  hand_out: 'Hand gone', shot_begun: 'Shot', discs_moved: 'Discs moved', disc_to_ditch: 'Disc to the ditch',
  disc_returned: 'A disc came back over the edge',
  twenty: 'Twenty', discs_at_rest: 'Discs at rest', shot_judged: 'Shot judged', question: 'Question',
  round_over: 'Round over', discs_lifted: 'Discs lifted',
};

export const strings = {
  colour: capital,
  discOf: (disc) => (disc.id === 0 ? 'The hole' : `${capital(disc.team)} disc ${disc.id}`), // 0: what may lie in it
  discLabel: (disc) => `${strings.discOf(disc)}, worth ${disc.zone}, ${strings.call(disc)}`,
  // Numbers of discs that a message of the table names: "disc 7", "discs 1, 2 and 5".
  discsNamed: (words) => [...words.matchAll(/\bdiscs? (\d+(?:(?:, | and )\d+)*)/gi)]
    .flatMap((found) => found[1].match(/\d+/g).map(Number)),
  boardLabel: 'The board, seen from the camera. Tab goes through the discs.',
  boardSeen: 'The board, seen from the camera.',
  // Of what may be a disc and may be none.
  maybeDisc(disc) {
    const [from, to] = disc.clock ?? [];
    const hours = from === to ? `near ${from} o’clock` : `between ${from} and ${to} o’clock`;
    const where = disc.zone ? `in the ${disc.zone}` : 'by the outer line';
    return `May be a ${disc.team} disc ${where} ${disc.clock ? hours : 'near the centre'}: is it one?`;
  },
  maybeShort: '?',
  isDisc: 'A disc',
  isNone: 'No disc',
  call(disc) {
    if (disc.is_disc === null) return strings.maybeDisc(disc);
    if (disc.id === 0) return strings.pocket.maybeInHole(disc.team);
    if (disc.ruling) return `ruled; measured ${disc.ruling.measured_zone}`;
    if (disc.in_hole === 'flat') return 'flat in the hole';
    if (disc.in_hole === 'hanger') return 'leaning in the hole';
    if (disc.in_hole === 'unsure') return 'in the hole: flat or leaning is not clear';
    const side = disc.margin_mm < 0 ? 'over' : 'clear of';
    return `${mm(disc.margin_mm)} mm ${side} the ${disc.line} line`;
  },
  sigma: (disc) => `± ${mm(2 * disc.sigma_mm)} mm`,

  twenties: 'Twenties',
  twentiesShort: '20s',
  more: (name) => `One more twenty for ${name}`,
  fewer: (name) => `One twenty less for ${name}`,
  parts: (total) => `${total.board} on the board` + (total.twenties ? ` + ${total.twenties} × 20` : ''),
  shoots: 'shoots',
  matchScore: 'Match',
  leads: (name, by) => `${name} leads by ${by}`,
  wins: (name, by) => `${name} wins by ${by}`,
  level: 'Level',
  noDiscs: 'No discs on the board',
  round: (number) => `Round ${number}`,
  shots: (number) => count(number, 'shot', 'shots'),
  over: (why) => `Match over: ${why}`,
  threeColours: 'Three colours on the board: correct one',

  closeCalls: 'Too close to call',
  closeCallsAtStake(decides) {
    if (decides === null) return strings.closeCalls;
    return `${strings.closeCalls}: ${decides ? 'it decides the round' : 'cannot change the winner'}`;
  },
  closeCall: (disc) => `${strings.discOf(disc)}: ${strings.call(disc)}`,
  worth: (zone) => `Worth ${zone}`,
  evidence: 'Picture of the call',
  noEvidence: 'No picture yet',
  showEvidence: 'Show the picture',
  save: 'Save',
  share: 'Share',

  // A call that a phone's photo is to settle.
  photo: {
    settle: 'Settle by a photo',
    sending: (share) => `Sending the photo: ${Math.floor(4 * share) * 25} %`,
    looking: 'The photo is being looked at …',
    taken: 'The photo shows this position',
    tooLarge: 'The photo has more than 30 MB; take a smaller one',
    notSent: 'The photo did not arrive; send it again when the connection is back',
    title: 'By camera and photo',
    parts: (call) => `camera ${strings.margin(call.camera)} · photo ${strings.margin(call.photo)}`,
    stillOpen: 'still too close to call',
    accept: (zone) => `Accept: worth ${zone}`,
    dismiss: 'Dismiss the photo',
  },
  margin: (line) => `${line.margin_mm < 0 ? '−' : '+'}${mm(line.margin_mm)} ± ${mm(2 * line.sigma_mm)} mm`,

  isWorth: 'What is it worth?',
  isOf: (team) => `It is ${team}`,
  move: 'Move',
  remove: 'Remove',
  close: 'Close',
  byPerson: 'corrected by hand',

  addDisc: 'Add disc',
  addOf: (team) => `Add ${team}`,
  placeAdd: (team) => `Tap where the ${team} disc lies. Arrow keys and Enter do too.`,
  placeMove: 'Tap where it lies. Arrow keys and Enter do too.',
  cancel: 'Cancel',
  undo: 'Undo',
  redo: 'Redo',
  undoWhat: (what) => `Undo: ${what}`,
  redoWhat: (what) => `Redo: ${what}`,
  pause: 'Pause',
  resume: 'Go on',
  endRound: 'End round',
  camera: 'Camera',
  board: 'Board',
  cameraPicture: 'The newest picture of the camera with what was found in it',
  noPicture: 'No picture from the camera yet',

  history: 'History',
  nothingYet: 'Nothing has been corrected yet.',
  undoTo: 'Undo to here',
  happened: 'What happened',
  open: 'Still open',
  moreOpen: (number) => `and ${number} more`,
  event(event) {
    const who = event.team ? ` · ${event.team}` : '';
    return `${kEvents[event.event] ?? event.event}${who}${event.note ? ` · ${event.note}` : ''}`;
  },
  clock: (seconds) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`,

  newMatch: 'New match',
  start: 'Start',
  rules: 'Rules',
  players: 'Players',
  playerCount: (number) => `${number} players`,
  player: (number) => `Player ${number}`,
  sideColour: (side) => `Colour of side ${side + 1}`,
  format: 'Played',
  target: 'Points to reach',
  rounds: 'Rounds',
  discsEach: 'Discs each',
  starter: 'Starts',
  seats: 'Seats clockwise. Partners sit opposite each other.',

  connecting: 'Connecting to the table …',
  lost: 'Connection lost. What you see is old; trying again …',
  cameraStatus: {
    opening: 'The camera is being opened …',
    lost: 'Camera lost',
    ended: 'The recording has ended',
  },
  boardStatus: {
    searching: 'Looking for the board …',
    covered: 'The board is covered',
    moved: 'The board was moved',
  },
  paused: 'Paused: nothing is counted until you go on',
  withheld: (why) => `Score withheld: ${why}`,
  watching: 'Watching the table',
  hand: 'Hand over the board',
  moving: 'Discs are moving',
  notSent: 'The table did not answer; tap again when the connection is back, it is done once',
  repeated: 'No answer yet; sending it again …',
  done: 'Done',

  // Of the pocket app alone.
  pocket: {
    claim: 'Who won the round?',
    takePhoto: 'Take a photo',
    choosePhoto: 'Choose a photo',
    howTo: 'From above the middle of the board, all three printed circles in the picture, all discs at rest, no hand over it.',
    nothingSent: 'No picture leaves this device.',
    samples: 'Try it on this photo',
    trySample: (what) => `${what}: try it on this photo`,
    sampleNames: {
      'round-1.jpg': 'A tournament board', 'round-3.jpg': 'A painted octagon',
      'twenty.jpg': 'A disc in the hole', 'sun.jpg': 'Low sun',
    },
    home: 'New photo',
    install: 'Install',
    newer: 'A newer version is here.',
    reload: 'Use it',

    progress: 'How far the judge is',
    stages: {
      load: 'Loading the judge', read: 'Reading the photo', board: 'Finding the board', discs: 'Measuring the discs', score: 'Counting',
      pictures: 'Drawing the evidence',
    },
    noJudge: 'the judge cannot run in this browser; use a newer one (Chrome or Firefox of 2023, or Safari 16.4)',
    broke: 'the judge failed at this photo; try a smaller one, or close other pages',
    notKept: 'This browser keeps nothing: the match is gone when the page is closed.',
    noPicture: 'this browser cannot read the file as a picture; choose a JPEG, or take the photo here',
    refused: 'No score from this photo',
    refusedPicture: (name) => `The photo ${name}, with what was found in it`,
    back: 'Back',

    photo: 'Photo',
    overlay: 'The photo with the lines, discs and zones that were measured',
    photoKeys: 'The photo. Plus and minus enlarge it, arrow keys move it, 0 shows all of it.',
    stillOpen: 'Who won is still open',
    secondPhoto: 'Second photo',
    secondRefused: (why) => `The second photo is of no use, the first one counts: ${why}`,
    countRound: 'Count the round',
    maybeInHole: (team) => `A ${team} disc may lie in the hole. Does it?`,
    inHole: 'Yes, a twenty',
    holeIsEmpty: 'No',

    keepMatch: 'Keep a match: who leads, who starts, who won.',
    openMatch: 'Open the match',
    next: (round, starter) => `Round ${round}: ${starter} starts`,
    gained: (points) => `+ ${points.join(' : ')}`,
    handOn: 'Save or share',
    forms: { json: 'JSON', csv: 'Spreadsheet', cmn: 'CMN' },
    otherMatches: 'Other matches on this device',
    choose: 'Open',
    importMatch: 'Import',
    drop: 'Delete',
    dropAsked: 'Delete it for good?',

    altered: 'this browser alters the pictures that a page reads, to hide who you are, so discs may be missed; allow this page to read them (canvas), or use another browser',

    camera: 'Camera',
    cameraNumber: (number) => `Camera ${number}`,
    openAgain: 'Open the camera again',
    preview: 'What the camera sees',
    shoot: 'Take it',
    tilt: (degrees) => `Tilt ${Math.round(degrees)}°`,
    guide: {
      opening: 'Opening the camera …',
      refused: 'No camera may be used here: allow it in the browser, or choose a photo.',
      lost: 'The camera gives no picture any more; another app may be using it. Open it again, or choose a photo.',
      altered: 'This browser alters the pictures that a page reads, so the board may not be seen. Allow it, or use another browser.',
      searching: 'Hold the board in the circle.',
      steep: 'Hold it more from above.',
      moving: 'Board seen. Hold still.',
      blurred: 'Board seen. Wait until it is sharp.',
      ready: 'Good.',
      taking: 'Taking the picture …',
    },
    photoName: (time) => `photo-${time.toISOString().slice(0, 19).replace(/[T:]/g, '-')}.jpg`,
  },
};
