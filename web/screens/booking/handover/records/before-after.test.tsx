import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { HandoverRecord } from '#contract/handover.ts';
import { renderPart } from '#tests/parts/render-part.tsx';
import { texts as ar } from '../texts.ar.ts';
import { texts as en } from '../texts.en.ts';
import { ComparePhotos } from './compare-photos.tsx';

const record = (
	phase: HandoverRecord['phase'],
	side: HandoverRecord['side'],
	shots: HandoverRecord['photos'][number]['shot'][],
): HandoverRecord => ({
	phase,
	side,
	odometerKm: 80_000,
	fuelEighths: 8,
	notes: '',
	damageMarks: [],
	recordedAt: '2026-12-01T10:00:00+03:00',
	receivedAt: '2026-12-01T10:00:00+03:00',
	photos: shots.map((shot) => ({ shot, url: `/objects/handover/${phase}-${side}-${shot}`, sha256: 'f'.repeat(64) })),
});

const shown = (records: HandoverRecord[], language: 'en' | 'ar' = 'en') =>
	renderPart(<ComparePhotos records={records} />, { language, screenTexts: { en, ar }[language] });
const both = [record('CHECK_IN', 'OWNER', ['FRONT', 'OTHER']), record('CHECK_OUT', 'OWNER', ['FRONT', 'OTHER'])];

it('shows the photo of the return over that of the handover, with a movable edge between them', () => {
	shown(both);
	const slider = screen.getByRole('slider', { name: 'Front: compare handover and return' });
	expect(slider.getAttribute('aria-valuetext')).toBe('Handover: 50% visible');
	fireEvent.change(slider, { target: { value: '80' } });
	expect(slider.getAttribute('aria-valuetext')).toBe('Handover: 80% visible');
	const after = screen.getByAltText('Front, Return, Owner').parentElement;
	expect(after?.style.clipPath).toBe('inset(0 0 0 80%)');
});

it('is mirrored in Arabic', () => {
	shown(both, 'ar');
	expect(screen.getByAltText(ar.compare.photo(ar.shots.FRONT, ar.records.CHECK_OUT, ar.side.OWNER)).parentElement?.style.clipPath).toBe(
		'inset(0 50% 0 0)',
	);
});

it('compares two photos of the same side, otherwise one of each side', () => {
	shown([
		...both,
		record('CHECK_OUT', 'RENTER', ['FRONT']),
		record('CHECK_IN', 'RENTER', ['REAR']),
		record('CHECK_OUT', 'OWNER', ['REAR']),
	]);
	expect(screen.getAllByRole('slider')).toHaveLength(2);
	for (const name of ['Front, Handover, Owner', 'Front, Return, Owner', 'Rear, Handover, Renter', 'Rear, Return, Owner'])
		expect(screen.getByAltText(name)).toBeDefined();
});

it('has no slider before the return', () => {
	shown([record('CHECK_IN', 'OWNER', ['FRONT'])]);
	expect(screen.queryByRole('slider')).toBeNull();
});
