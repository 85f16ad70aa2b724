/** One value per week as bars; the newest week is at the end of the reading direction. */
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useLanguage } from '#web/i18n/context.tsx';

type WeekChartProps = { points: ReadonlyArray<{ week: string; value: number }>; series(value: number): string };

const tick = { fill: 'var(--muted)', fontSize: 12 };
const AXIS_WIDTH = 40;

/** The plot is left-to-right in both languages; Arabic dates inside it keep their own direction. */
const isolated = (label: string): string => `\u2067${label}\u2069`;

export default function WeekChart({ points, series: visible }: WeekChartProps) {
	const { direction, format } = useLanguage();
	const rightToLeft = direction === 'rtl';
	return (
		<ResponsiveContainer width="100%" height="100%">
			<BarChart data={[...points]} margin={{ top: 4, right: 4, bottom: 0, left: 4 }} accessibilityLayer={false}>
				<CartesianGrid vertical={false} stroke="var(--line)" />
				<XAxis
					dataKey="week"
					reversed={rightToLeft}
					tick={tick}
					tickLine={false}
					axisLine={{ stroke: 'var(--line)' }}
					minTickGap={16}
					tickFormatter={rightToLeft ? isolated : String}
				/>
				<YAxis
					orientation={rightToLeft ? 'right' : 'left'}
					allowDecimals={false}
					width={AXIS_WIDTH}
					tick={tick}
					tickLine={false}
					axisLine={false}
					tickFormatter={(value: number) => format.number(value)}
				/>
				<Tooltip
					cursor={{ fill: 'var(--sunken)' }}
					contentStyle={{ direction, background: 'var(--surface)', border: '1px solid var(--line)', borderRadius: 8, color: 'var(--ink)' }}
					labelStyle={{ color: 'var(--muted)' }}
					itemStyle={{ color: 'var(--ink)' }}
					formatter={(value) => [visible(Number(value)), '']}
					separator=""
				/>
				<Bar dataKey="value" fill="var(--primary)" radius={[4, 4, 0, 0]} isAnimationActive={false} />
			</BarChart>
		</ResponsiveContainer>
	);
}
