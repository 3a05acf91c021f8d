// SPDX-License-Identifier: Apache-2.0
// @ts-check
import { Once } from '../base/once.js';
import { CommentMarks } from './comments/commentMarks.js';
import { CommentsCard } from './comments/commentsCard.js';
import { ParameterMarks } from './comments/parameterMarks.js';
import { isPinnedTo, pinOf } from './comments/pins.js';
import { Cursors } from './share/cursors.js';
import { SaveCard } from './saving/saveCard.js';
import { ShareDialog } from './share/shareDialog.js';
import { VersionsCard } from './versions/versionsCard.js';

/** @typedef {import('../transport/messageTypes.js').CommentPin} CommentPin */
/**
 * @typedef {object} RoomMeans
 * @property {HTMLElement} host
 * @property {import('../store/room.js').Room} room
 * @property {import('./stage/stageArea.js').StageArea} area
 * @property {import('./stage/deviceFrame.js').DeviceFrame} frame
 * @property {import('../store/actions.js').Actions} actions
 * @property {import('./instruments/shelf.js').Shelf} shelf
 * @property {import('./stage/stageTools.js').ToolChoice} tools
 * @property {import('./share/linkState.js').LinkState} links
 * @property {string | null} token
 * @property {HTMLElement} inspector the side with the parameters
 * @property {(card: HTMLElement) => void} showCard
 * @property {(card: HTMLElement) => void} hideCard
 * @property {(key: string) => void} pickElement
 * @property {(descriptor: import('../transport/messageTypes.js').ParameterDescriptor) => void} showParameter
 * @property {import('../store/actions.js').Tell} tell
 */

/** What people do with each other: links, comments, versions, cursors. */
export class RoomParts {
  #means;
  #share = new Once(() => this.#makeShare());
  #comments = new Once(() => this.#makeComments());

  /** @param {RoomMeans} means */
  constructor(means) {
    this.#means = means;
    const { room, area, frame, actions, shelf, tell, showCard, hideCard } = means;
    const reveal = (/** @type {{id: number}} */ { id }) => {
      shelf.open('comments');
      this.comments.reveal(id);
    };
    new CommentMarks(room, area, frame, reveal);
    new ParameterMarks(room, means.inspector, reveal);
    new Cursors(room, area, frame);
    shelf.add({
      id: 'comments', label: 'Comments', words: 'notes pins discuss answer resolve', icon: 'comment', keys: 'K', hasCard: true,
      open: () => {
        showCard(this.comments.card);
        this.comments.open();
      },
      close: () => {
        this.comments.close();
        hideCard(this.comments.card);
      },
    });
    const versions = new Once(() => new VersionsCard(room, {
      actions, tell, onShare: (version) => this.share.open(version), onClose: () => shelf.close('versions'),
    }));
    shelf.add({
      id: 'versions', label: 'Versions', words: 'save keep states restore history names', icon: 'versions', keys: 'N', hasCard: true,
      open: () => {
        showCard(versions.part.card);
        versions.part.open();
      },
      close: () => {
        versions.part.close();
        hideCard(versions.part.card);
      },
    });
    const save = new Once(() => new SaveCard(room, { tell, onClose: () => shelf.close('save') }));
    shelf.add({
      id: 'save', label: 'Save to file', words: 'write layout.json tuned values diff', icon: 'save', hasCard: true,
      open: () => {
        showCard(save.part.card);
        save.part.open();
      },
      close: () => {
        save.part.close();
        hideCard(save.part.card);
      },
    });
  }

  get share() {
    return this.#share.part;
  }

  get comments() {
    return this.#comments.part;
  }

  #makeShare() {
    const { room, links, token, tell } = this.#means;
    const hash = (/** @type {string | null} */ own, /** @type {number | null} */ version) => links.hash(own, version);
    return new ShareDialog({ session: room.session, room, hash, hasOwnData: () => links.hasOwnData, token, tell });
  }

  #makeComments() {
    const { room, area, shelf, tell } = this.#means;
    return new CommentsCard(room, { area, tell, onPick: (pin) => this.#goTo(pin), onClose: () => shelf.close('comments') });
  }

  /** @param {CommentPin} pin */
  writeOn(pin) {
    this.#means.shelf.open('comments');
    this.comments.writeOn(pin);
  }

  /** Raises or lowers this page's hand. */
  toggleHand() {
    const { room } = this.#means;
    void room.raise(!room.hasHandUp).catch(() => {});
  }

  /**
   * The palette's entries.
   * @param {string} query
   * @returns {import('./palette/paletteModel.js').Entry[]}
   */
  entries(query) {
    const { room, area, tell } = this.#means;
    const line = (/** @type {string} */ title, /** @type {string} */ words, /** @type {() => void} */ run, icon = 'comment') =>
      ({ id: `command:People/${title}`, group: 'People', title, words, icon, run });
    const { selected } = area;
    const { session } = room;
    const others = session.presence.filter(({ client, drives }) => client !== session.client && drives.length > 0);
    const list = [line(room.hasHandUp ? 'Lower your hand' : 'Raise your hand', 'presence attention', () => this.toggleHand(), 'hand')];
    if (room.mayComment && selected) list.push(line('Comment on the selected element', 'note pin', () => this.writeOn(pinOf(selected))));
    for (const { name, drives } of others) list.push(line(`Follow ${name}`, 'presence watch', () => session.follow(drives[0]), 'people'));
    const parameters = room.mayComment && query.trim() !== '' ? room.session.stage?.parameters ?? [] : [];
    for (const { key, label } of parameters) {
      list.push(line(`Comment on ${label}`, `note pin parameter ${key}`, () => this.writeOn({ subject: 'parameter', id: key, title: label })));
    }
    for (const { id, name } of room.mayEdit ? room.versions : []) {
      const restore = () => void room.session.act('version', { step: 'restore', version: id }).catch(({ message }) => tell(message, 'trouble'));
      list.push(line(`Restore ${name}`, 'version state', restore, 'versions'));
    }
    return list;
  }

  /** @param {CommentPin} pin */
  #goTo(pin) {
    const { room, area, pickElement, showParameter, tell } = this.#means;
    if (pin.subject === 'stage') return;
    if (pin.subject === 'parameter') {
      const descriptor = room.session.stage?.parameters.find(({ key }) => key === pin.id);
      if (descriptor) showParameter(descriptor);
      else tell(`The stage has no parameter ${pin.title || pin.id} any more.`, 'trouble');
      return;
    }
    const element = area.allElements.find((one) => isPinnedTo(pin, one));
    if (element) pickElement(element.key);
    else if (pin.subject === 'item') void room.session.act('select', { items: [pin.id], mode: 'replace' })
      .then(() => room.session.act('invoke', { action: 'scrollToSelection' }))
      .catch(() => tell(`${pin.title || pin.id} is not there any more.`, 'trouble'));
    else tell(`${pin.title || pin.id} is not held at present; scroll closer to it.`, 'trouble');
  }
}
