// The parts of a dashboard in a picture of 1600 by 1200: instruments, map screen, console, steering wheel.
import { darker, lighter } from '../drawing/colour.ts';
import type { Random } from '../drawing/random.ts';
import { circle, clipPath, ellipse, fill, group, paintedWith, rect, ring, round, stitches, stroke } from '../drawing/svg.ts';
import type { CabinColours } from './upholstery.ts';

/** The padded top, the face with its strip of trim, the glove box. */
export function dash({ upper, lower, leather, trim, dark, gleam }: CabinColours): string {
	const top = 'M-20 612C200 586 420 574 640 584C760 590 1100 590 1240 584C1400 582 1520 596 1620 614L1620 1220L-20 1220Z';
	const face = 'M-20 716C240 700 500 704 640 720L1000 720C1160 704 1400 700 1620 720L1620 1220L-20 1220Z';
	return [
		fill(top, paintedWith('dash-top')),
		stroke('M-20 612C200 586 420 574 640 584C760 590 1100 590 1240 584C1400 582 1520 596 1620 614', gleam, 5, 0.45),
		stroke('M30 640C260 614 440 606 620 612M1010 612C1220 606 1420 616 1580 644', darker(upper, 0.5), 4, 0.7),
		stroke('M30 644C260 618 440 610 620 616M1010 616C1220 610 1420 620 1580 648', trim, 2, 0.5),
		fill(face, paintedWith('dash-face')),
		fill(
			'M-20 752C240 738 500 742 640 756L1000 756C1160 742 1400 738 1620 756L1620 790C1400 772 1160 776 1000 790L640 790C500 776 240 772 -20 786Z',
			paintedWith('trim'),
		),
		stroke('M-20 716C240 700 500 704 640 720L1000 720C1160 704 1400 700 1620 720', dark, 7, 0.7),
		stroke('M-20 722C240 706 500 710 640 726L1000 726C1160 710 1400 706 1620 726', lighter(lower, 0.3), 3, 0.5),
		fill(
			'M1130 812L1560 806C1572 806 1580 814 1578 826L1560 986C1558 998 1548 1004 1536 1004L1160 1004C1146 1004 1138 996 1136 984Z',
			darker(lower, 0.2),
			0.5,
		),
		stroke(
			'M1130 812L1560 806C1572 806 1580 814 1578 826L1560 986C1558 998 1548 1004 1536 1004L1160 1004C1146 1004 1138 996 1136 984Z',
			dark,
			4,
			0.6,
		),
		rect(1300, 824, 110, 12, trim, 0.8, 6),
		fill(
			'M-20 790C240 776 500 780 640 794L640 830C500 814 240 810 -20 824ZM1000 794C1160 780 1400 776 1620 794L1620 828C1400 810 1160 814 1000 830Z',
			'#000000',
			0.28,
		),
		stroke('M-20 708C240 692 500 696 640 712M1000 712C1160 696 1400 692 1620 708', leather, 14),
		stitches('M-20 705C240 689 500 693 640 709M1000 709C1160 693 1400 689 1620 705', lighter(leather, 0.5), 2.4, '9 8', 0.8),
		rect(676, 806, 318, 40, '#000000', 0.3, 20),
	].join('');
}

/** An air vent, 78 high. */
export function vent(x: number, y: number, wide: number, { trim, dark }: CabinColours): string {
	const slats = [0.24, 0.5, 0.76].map((down) => rect(x + 10, y + 78 * down - 3, wide - 20, 6, '#3c4044')).join('');
	return (
		rect(x - 5, y - 5, wide + 10, 88, trim, 0.9, 20) +
		rect(x, y, wide, 78, dark, 1, 16) +
		slats +
		rect(x + wide / 2 - 6, y + 12, 12, 54, '#26292c', 1, 5)
	);
}

/** Hood over the instruments with two dials; `speed` is 0 to 1 of the scale. */
export function instruments({ upper, dark, gleam }: CabinColours, lit: boolean, speed: number): string {
	const ink = lit ? '#ffd9a0' : '#dfe6ea';
	const dial = (x: number, share: number): string => {
		const at = (angle: number, r: number): string => `${round(x + Math.cos(angle) * r)} ${round(692 + Math.sin(angle) * r)}`;
		const start = Math.PI * 0.78;
		const sweep = Math.PI * 1.44;
		const ticks = Array.from({ length: 13 }, (_, i) => {
			const angle = start + (sweep * i) / 12;
			return `M${at(angle, i % 2 ? 66 : 60)}L${at(angle, 74)}`;
		}).join('');
		return (
			circle(x, 692, 86, '#08090b') +
			ring(x, 692, 83, '#4a4f55', 4) +
			stroke(ticks, ink, 3.4, 0.9) +
			stroke(`M${at(start + sweep * share, -12)}L${at(start + sweep * share, 62)}`, '#ff6a3c', 5) +
			circle(x, 692, 13, '#2a2d31')
		);
	};
	return [
		fill('M190 730C200 620 270 574 440 570C610 574 680 620 690 730Z', darker(upper, 0.15)),
		stroke('M190 730C200 620 270 574 440 570C610 574 680 620 690 730', gleam, 5, 0.4),
		fill('M222 750C232 642 292 604 440 600C588 604 648 642 658 750Z', dark),
		dial(336, speed),
		dial(544, speed * 0.8 + 0.05),
		rect(420, 640, 40, 96, '#101317', 1, 8),
		stroke('M430 664h20M430 680h20M430 696h14', ink, 4, 0.8),
	].join('');
}

/** The screen in the middle: a street map with the route drawn on it. */
export function mapScreen(chance: Random, lit: boolean): string {
	const [ground, street, route] = lit ? ['#1c2430', '#39465a', '#ee8f6e'] : ['#ece6da', '#ffffff', '#a8452c'];
	const x = (share: number): number => round(690 + 270 * share);
	const y = (share: number): number => round(612 + 176 * share);
	const streets = Array.from(
		{ length: 9 },
		() =>
			`M${x(chance.between(-0.1, 0.3))} ${y(chance.between(0, 1))}C${x(0.4)} ${y(chance.between(0, 1))} ${x(0.6)} ${y(chance.between(0, 1))} ${x(1.1)} ${y(chance.between(0, 1))}`,
	).join('');
	const across = Array.from({ length: 6 }, () => `M${x(chance.between(0, 1))} ${y(-0.1)}L${x(chance.between(0, 1))} ${y(1.1)}`).join('');
	const goal = [x(chance.between(0.6, 0.9)), y(chance.between(0.14, 0.4))] as const;
	return [
		rect(666, 588, 318, 224, '#0a0b0d', 1, 22),
		rect(666, 588, 318, 5, '#ffffff', 0.18, 3),
		clipPath('map', 'M686 604h278a8 8 0 0 1 8 8v176a8 8 0 0 1 -8 8h-278a8 8 0 0 1 -8 -8v-176a8 8 0 0 1 8 -8z'),
		group(
			[
				rect(670, 600, 310, 200, ground),
				fill(`M${x(0.5)} ${y(0.8)}L${x(1.1)} ${y(0.5)}L${x(1.1)} ${y(1.1)}L${x(0.4)} ${y(1.1)}Z`, lit ? '#1f3440' : '#bcd6cf'),
				stroke(streets + across, street, 5, 0.9),
				stroke(
					`M${x(0.16)} ${y(0.92)}C${x(0.2)} ${y(0.6)} ${x(0.5)} ${y(0.7)} ${x(0.54)} ${y(0.46)}C${x(0.58)} ${y(0.3)} ${goal[0] - 40} ${goal[1] + 20} ${goal[0]} ${goal[1]}`,
					route,
					8,
				),
				circle(goal[0], goal[1], 10, route),
				circle(goal[0], goal[1], 4, '#ffffff'),
				circle(x(0.16), y(0.92), 9, '#2f7fd0'),
				fill('M670 600L860 600L760 800L670 800Z', '#ffffff', 0.06),
			].join(''),
			undefined,
			'map',
		),
	].join('');
}

/** Climate knobs, switches, cup holder and gear lever. */
export function centreConsole({ lower, trim, dark, gleam }: CabinColours, manual: boolean): string {
	const body = 'M640 900C640 860 660 840 700 840L950 840C990 840 1010 860 1010 900L1070 1220L580 1220Z';
	const lever = manual
		? stroke('M826 1120L822 1020', '#9ea3a8', 16) +
			fill('M782 1140C790 1090 806 1070 824 1066C846 1070 862 1090 870 1140Z', dark) +
			ellipse(822, 1004, 34, 40, dark) +
			ellipse(814, 992, 14, 16, gleam, 0.25)
		: rect(784, 1044, 84, 120, dark, 1, 34) + rect(796, 1056, 60, 60, '#2c2f33', 1, 24) + rect(806, 1062, 40, 14, gleam, 0.3, 7);
	return [
		fill(body, darker(lower, 0.42)),
		stroke('M700 840L950 840C990 840 1010 860 1010 900L1070 1220M580 1220L640 900C640 860 660 840 700 840', trim, 4, 0.6),
		[724, 826, 928]
			.map((x) => circle(x, 896, 34, '#141618') + ring(x, 896, 32, trim, 5, 0.9) + rect(x - 2.5, 868, 5, 20, '#f2f2f0'))
			.join(''),
		rect(690, 950, 272, 34, '#16181a', 1, 10),
		[0, 1, 2, 3, 4].map((i) => rect(702 + i * 52, 958, 40, 18, '#2e3236', 1, 5)).join(''),
		lever,
		ellipse(936, 1096, 50, 34, dark) + ellipse(936, 1102, 38, 24, '#1d2023') + stroke('M888 1092a48 32 0 0 1 96 0', trim, 4, 0.8),
	].join('');
}

/** The steering wheel; a sports car's is flat at its foot. */
export function steeringWheel({ trim, dark, gleam }: CabinColours, sporty: boolean, stitch: string): string {
	const rim = sporty
		? 'M440 636C610 636 730 756 730 906C730 1010 690 1096 620 1140L260 1140C190 1096 150 1010 150 906C150 756 270 636 440 636Z'
		: 'M440 636C600 636 730 766 730 926C730 1086 600 1216 440 1216C280 1216 150 1086 150 926C150 766 280 636 440 636Z';
	return [
		stroke(rim, '#060708', 66, 0.9),
		stroke(rim, '#1e2023', 56),
		stroke(rim, paintedWith('rim'), 40),
		stitches(rim, stitch, 2.5, '7 8', 0.7),
		fill(
			'M160 900C240 880 310 880 350 890L350 984C300 990 230 990 166 976ZM720 900C640 880 570 880 530 890L530 984C580 990 650 990 714 976ZM396 1020L484 1020L500 1200L380 1200Z',
			'#191b1e',
		),
		fill(
			'M180 912C240 896 300 896 340 902L340 920C290 914 240 916 182 930ZM700 912C640 896 580 896 540 902L540 920C590 914 640 916 698 930Z',
			trim,
			0.9,
		),
		fill(
			'M330 900C340 850 390 830 440 830C490 830 540 850 550 900C560 960 550 1020 520 1050C490 1070 390 1070 360 1050C330 1020 320 960 330 900Z',
			dark,
		),
		fill('M330 900C340 850 390 830 440 830C490 830 540 850 550 900C520 876 360 876 330 900Z', gleam, 0.14),
		ellipse(440, 944, 46, 32, trim),
		ellipse(440, 944, 34, 21, '#17191c'),
		rect(206, 936, 30, 30, '#33373b', 1, 6) +
			rect(250, 936, 30, 30, '#33373b', 1, 6) +
			rect(600, 936, 30, 30, '#33373b', 1, 6) +
			rect(644, 936, 30, 30, '#33373b', 1, 6),
	].join('');
}
