/** Outline of the subject of a photo, in the colour of the text. Shown in the empty slot, because it cannot be shown in the phone's own camera. */
import type { ReactNode } from 'react';
import type { HandoverShot } from '#contract/handover.ts';
import { type BodyType, bodyDrawings } from './bodies.ts';
import { SideOutline } from './side-view.tsx';

const MEDIUM_HEIGHT_MM = 1480;

type ShotOutlineProps = { shot: Exclude<HandoverShot, 'OTHER'>; bodyType: BodyType; className?: string };

export function ShotOutline({ shot, bodyType, className }: ShotOutlineProps) {
	if (shot === 'LEFT' || shot === 'RIGHT') return <SideOutline bodyType={bodyType} side={shot} {...(className && { className })} />;
	// From front and rear, a tall car differs by a higher roof above the same bumper.
	const roof = 22 - (bodyDrawings[bodyType].height / MEDIUM_HEIGHT_MM - 1) * 46;
	return (
		<svg
			viewBox="0 0 120 80"
			aria-hidden="true"
			fill="none"
			stroke="currentColor"
			strokeWidth={1.75}
			strokeLinecap="round"
			strokeLinejoin="round"
			className={className}
		>
			{drawings[shot](roof)}
		</svg>
	);
}

const line = (d: string) => <path d={d} vectorEffect="non-scaling-stroke" />;

/** Body, wheels and windows of both ends. */
const end = (roof: number) =>
	line(
		`M24 64V50Q24 44 30 42L38 ${roof + 5}Q40 ${roof} 46 ${roof}H74Q80 ${roof} 82 ${roof + 5}L90 42Q96 44 96 50V64Q96 67 92 67H28Q24 67 24 64ZM37 40L43 ${roof + 8}H77L83 40ZM28 67V73H38V67M82 67V73H92V67M24 40H29M91 40H96`,
	);

const drawings: Record<Exclude<HandoverShot, 'LEFT' | 'RIGHT' | 'OTHER'>, (roof: number) => ReactNode> = {
	FRONT: (roof) => (
		<>
			{end(roof)}
			{line('M29 48Q36 46 40 51Q34 54 29 52ZM91 48Q84 46 80 51Q86 54 91 52ZM48 49H72L70 55H50ZM52 60H68V64H52Z')}
		</>
	),
	REAR: (roof) => (
		<>
			{end(roof)}
			{line('M29 46H40V52H29ZM91 46H80V52H91ZM50 48H70V54H50ZM36 60H84')}
		</>
	),
	TRUNK: () =>
		line(
			'M26 30L34 10H86L94 30M24 66V40Q24 34 30 32H90Q96 34 96 40V66Q96 69 92 69H28Q24 69 24 66ZM34 38H86V58H34ZM28 69V74H38V69M82 69V74H92V69',
		),
	INTERIOR: () =>
		line(
			'M14 34Q60 20 106 34V46Q60 36 14 46ZM26 50A10 10 0 1 0 46 50A10 10 0 1 0 26 50M26 50H46M36 50V60M66 74V58Q66 52 72 52H86Q92 52 92 58V74M72 52V46Q72 43 75 43H83Q86 43 86 46V52M58 42V56Q58 60 54 60',
		),
	DASHBOARD: () =>
		line(
			'M14 64V42Q14 20 40 20H80Q106 20 106 42V64ZM24 46A14 14 0 0 1 52 46M38 46L46 39M68 46A14 14 0 0 1 96 46M82 46L76 38M46 53H74V60H46Z',
		),
	FUEL: () =>
		line('M26 62A36 36 0 1 1 94 62M60 58L80 36M33 40L38 43M60 24V30M87 40L82 43M28 55H34M86 55H92M56 58A4 4 0 1 0 64 58A4 4 0 1 0 56 58'),
};
