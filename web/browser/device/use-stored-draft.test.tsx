import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '#tests/parts/render-part.tsx';
import { draftStorage } from './draft-storage.ts';
import { useStoredDraft } from './use-stored-draft.ts';

const notes = draftStorage('note', (stored): stored is string => typeof stored === 'string');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A form with one field, as a person sees it. */
function Note({ userId = 'rania', subject = 'car-1' }: { userId?: string; subject?: string }) {
	const [text, setText] = useState('');
	const draft = useStoredDraft({ storage: notes, userId, subject, onRestore: setText });
	return (
		<>
			{draft.isRestored && <p>What you typed before is here again.</p>}
			<textarea
				aria-label="Note"
				value={text}
				onChange={({ currentTarget: { value } }) => {
					setText(value);
					draft.saveSoon(() => value);
				}}
			/>
			<button type="button" onClick={() => draft.finish()}>
				Send
			</button>
			<button
				type="button"
				onClick={() => {
					draft.clear();
					setText('');
				}}
			>
				Start over
			</button>
			<button type="button" onClick={() => draft.moveTo('car-2')}>
				Save as car 2
			</button>
		</>
	);
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pause = () => act(() => vi.advanceTimersByTime(300));

/** As after a reload: the document is built again. */
function reload(part = <Note />) {
	document.body.replaceChildren();
	renderPart(part);
}

it('restores the input after a reload, and says so', () => {
	renderPart(<Note />);
	expect(screen.queryByText(/here again/)).toBeNull();
	type('A scratch on the left door');
	pause();
	reload();
	expect(field().value).toBe('A scratch on the left door');
	expect(screen.getByText(/here again/)).toBeDefined();
});

it('loses nothing when the page is left while a person types', () => {
	renderPart(<Note />);
	type('half a sent');
	fireEvent(window, new Event('pagehide'));
	reload();
	expect(field().value).toBe('half a sent');
});

it('does not reveal it to another person or for another subject', () => {
	renderPart(<Note />);
	type('mine');
	pause();
	reload(<Note userId="omar" />);
	expect(field().value).toBe('');
	reload(<Note subject="car-2" />);
	expect(field().value).toBe('');
});

it('deletes a sent draft, and input typed too late for it', () => {
	renderPart(<Note />);
	type('sent');
	press('Send');
	type('after that');
	pause();
	reload();
	expect(field().value).toBe('');
});

it('starts over', () => {
	notes.save('rania', 'car-1', 'old');
	renderPart(<Note />);
	expect(field().value).toBe('old');
	press('Start over');
	expect(screen.queryByText(/here again/)).toBeNull();
	reload();
	expect(field().value).toBe('');
});

it('continues under the id that a new car got', () => {
	renderPart(<Note subject="new" />);
	type('a new car');
	pause();
	press('Save as car 2');
	type('a new car, saved');
	pause();
	reload(<Note subject="new" />);
	expect(field().value).toBe('');
	reload(<Note subject="car-2" />);
	expect(field().value).toBe('a new car, saved');
});

it('works without it if it is unreadable, and without storage', () => {
	localStorage.setItem('mishwar:note:rania:car-1', '{"written": "by an older version"');
	renderPart(<Note />);
	expect(field().value).toBe('');
	vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('full', 'QuotaExceededError');
	});
	type('still works');
	pause();
	expect(field().value).toBe('still works');
});
