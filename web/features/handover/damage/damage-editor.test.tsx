import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type DamageMark, MAX_DAMAGE_MARKS } from '#contract/damage-marks.ts';
import type { HandoverRecord } from '#contract/handover.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { DamageEditor } from './damage-editor.tsx';
import DamagePanel from './damage-panel.tsx';
import { damage as ar } from './texts.ar.ts';
import { damage as en } from './texts.en.ts';

const texts = { en, ar };
const scratch: DamageMark = { zone: 'REAR', x: 500, y: 500, kind: 'SCRATCH', note: 'Known' };

const record = (phase: HandoverRecord['phase'], side: HandoverRecord['side'], damageMarks: DamageMark[]): HandoverRecord => ({
	...{ phase, side, odometerKm: 80_000, fuelEighths: 8, notes: '', damageMarks, photos: [] },
	...{ recordedAt: '2026-12-01T10:00:00+03:00', receivedAt: '2026-12-01T10:00:00+03:00' },
});

type Options = { records?: HandoverRecord[]; marks?: readonly DamageMark[]; language?: 'en' | 'ar' };

/** The editor in the record of a return by the renter. */
function editor({ records = [], marks: first = [], language = 'en' }: Options = {}) {
	const kept: { marks: readonly DamageMark[] } = { marks: first };
	function Recording() {
		const [marks, change] = useState(first);
		kept.marks = marks;
		return <DamageEditor bodyType="Sedan" records={records} phase="CHECK_OUT" side="RENTER" marks={marks} onChange={change} />;
	}
	return { ...renderPart(<Recording />, { language, screenTexts: { damage: texts[language] } }), kept };
}

it('marks a part with the keyboard alone: arrow keys, Enter, kind and note', async () => {
	const { user, kept } = editor();
	const list = screen.getByRole('list', { name: en.editor.list });
	// All parts are one tab stop.
	expect(
		within(list)
			.getAllByRole('button')
			.filter(({ tabIndex }) => tabIndex === 0),
	).toHaveLength(1);
	within(list).getByRole('button', { name: en.zones.FRONT }).focus();
	await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
	expect(document.activeElement?.textContent).toBe(en.zones.WINDSHIELD);
	await user.keyboard('{Enter}');
	const dialog = await screen.findByRole('dialog', { name: en.zones.WINDSHIELD });
	expect(within(dialog).getByRole('button', { name: en.editor.add }).hasAttribute('disabled')).toBe(true);
	within(dialog).getByRole('radio', { name: en.kinds.SCRATCH }).focus();
	await user.keyboard(' {ArrowRight}{ArrowRight}');
	await user.type(within(dialog).getByRole('textbox', { name: /Note/ }), ' Left corner {Enter}');
	expect(kept.marks).toEqual([{ zone: 'WINDSHIELD', x: 500, y: 500, kind: 'CRACK', note: 'Left corner' }]);
	expect(screen.getByRole('status').textContent).toBe('Mark 1 added. Windshield: Crack');
	expect(screen.getByTestId('marks-CHECK_OUT').textContent).toContain('Left corner');
	// The focus stays, so that the next part is one key away.
	expect(document.activeElement?.textContent).toContain(en.zones.WINDSHIELD);
});

it('displays recorded marks, and changes or removes only marks of the record in progress', async () => {
	const own: DamageMark = { ...scratch, zone: 'ROOF', kind: 'DENT', note: '' };
	const { user, kept } = editor({ records: [record('CHECK_IN', 'OWNER', [scratch])], marks: [own] });
	expect(within(screen.getByTestId('marks-CHECK_IN')).queryByRole('button')).toBeNull();
	const change = () => screen.getByRole('button', { name: 'Change mark 2, Roof: Dent' });
	await user.click(change());
	await user.type(await screen.findByRole('textbox', { name: /Note/ }), 'Hail');
	await user.click(screen.getByRole('button', { name: en.editor.save }));
	expect(kept.marks).toEqual([{ ...own, note: 'Hail' }]);
	await user.click(change());
	await user.click(await screen.findByRole('button', { name: en.editor.remove }));
	expect(kept.marks).toEqual([]);
	expect(screen.getByTestId('marks-CHECK_IN').textContent).toContain('Known');
});

it('accepts no more marks than a record can have', async () => {
	const { user, kept } = editor({ marks: Array.from({ length: MAX_DAMAGE_MARKS }, () => scratch) });
	await user.click(screen.getByRole('button', { name: en.zones.HOOD }));
	expect(screen.queryByRole('dialog')).toBeNull();
	expect(screen.getByRole('status').textContent).toContain(String(MAX_DAMAGE_MARKS));
	expect(kept.marks).toHaveLength(MAX_DAMAGE_MARKS);
});

it('describes the drawing in words, and distinguishes new marks from those of the handover without colours', () => {
	const records = [
		record('CHECK_OUT', 'OWNER', [{ ...scratch, zone: 'LEFT_MIRROR', kind: 'MISSING_PART' }]),
		record('CHECK_IN', 'RENTER', [scratch]),
	];
	renderPart(<DamagePanel handover={{ bodyType: 'Van', records }} />, { language: 'ar', screenTexts: { damage: ar } });
	expect(screen.getByRole('img', { name: ar.drawing })).toBeDefined();
	const [before, after] = [
		screen.getByRole('region', { name: ar.phases.CHECK_IN }),
		screen.getByRole('region', { name: ar.phases.CHECK_OUT }),
	];
	expect(before.textContent).toContain(`1${ar.what(ar.zones.REAR, ar.kinds.SCRATCH)}`);
	expect(before.textContent).toContain(ar.by.RENTER);
	expect(after.textContent).toContain(`2${ar.what(ar.zones.LEFT_MIRROR, ar.kinds.MISSING_PART)}`);
	expect(before.querySelector('circle')).not.toBeNull();
	expect(after.querySelector('circle')).toBeNull();
});
