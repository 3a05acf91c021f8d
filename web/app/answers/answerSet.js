// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { AnswerError, MOST_ANSWER_BYTES } from './recordedFiles.js';

/** @typedef {import('./recordedFiles.js').RecordedAnswer} RecordedAnswer */
/** @typedef {{request: string, answer: RecordedAnswer}} Given an answer with the request that it gets */

/** Answers in one text. */
const MOST_ANSWERS = 200;
/** Bytes of one part: as base64, it fits into a message. */
const PIECE_BYTES = 33_000;
const LONGEST_NAME = 80;

/**
 * The text for the server, and how many answers for other requests had no room.
 * @param {readonly Given[]} given what people chose, which must all fit
 * @param {readonly Given[]} others are taken as far as there is room
 * @returns {{text: string, count: number, left: number}}
 * @throws {AnswerError}
 */
export function answerText(given, others) {
  const names = [...new Set([...given, ...others].map(({ answer }) => answer.file))];
  const more = names.length > 1 ? ` and ${names.length - 1} more` : '';
  const name = [...names[0] ?? 'Answers'].slice(0, LONGEST_NAME - more.length).join('') + more;
  const entries = [...given, ...others].map(({ request, answer: { file, type, status, body } }) => ({ request, file, type, status, body }));
  const encoder = new TextEncoder();
  let bytes = encoder.encode(JSON.stringify({ name, answers: [] })).length;
  const kept = [];
  for (const [at, entry] of entries.entries()) {
    const more = encoder.encode(JSON.stringify(entry)).length + 1;
    const fits = bytes + more <= MOST_ANSWER_BYTES && kept.length < MOST_ANSWERS;
    if (!fits && at < given.length) {
      const bound = kept.length < MOST_ANSWERS ? `${MOST_ANSWER_BYTES} bytes` : `${MOST_ANSWERS} of them`;
      throw new AnswerError(`There is no room for ${entry.file}, the answer to ${entry.request}: all answers may have at most ${bound} together.`);
    }
    if (!fits) continue;
    bytes += more;
    kept.push(entry);
  }
  return { text: JSON.stringify({ name, answers: kept }), count: kept.length, left: entries.length - kept.length };
}

/**
 * Brings answers to the stage, whose app is run again with them.
 * @param {import('../../store/session.js').Session} session
 * @param {string} text
 */
export async function sendAnswers(session, text) {
  const bytes = new TextEncoder().encode(text);
  const pieces = Math.ceil(bytes.length / PIECE_BYTES);
  const sent = Array.from({ length: pieces }, (_, piece) =>
    session.act('answers', { step: 'bring', piece, pieces, text: base64(bytes.subarray(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES)) }),
  );
  // All are answered, also after the first refusal.
  const ends = await Promise.allSettled(sent);
  const refused = ends.find(({ status }) => status === 'rejected');
  if (refused?.status === 'rejected') throw refused.reason;
}

/** @param {Uint8Array} bytes */
function base64(bytes) {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
