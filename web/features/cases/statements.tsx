/** The parties' statements, and the decision, each with its author. */

export function Statements({ said }: { said: ReadonlyArray<readonly [who: string, text: string | null]> }) {
	const there = said.filter(([, text]) => text);
	if (there.length === 0) return null;
	return (
		<div className="grid gap-4">
			{there.map(([who, text]) => (
				<figure key={who} className="rounded-card border border-line bg-surface p-5 shadow-card">
					<figcaption className="font-semibold">{who}</figcaption>
					<blockquote className="mt-2 whitespace-pre-line break-words border-line border-s-2 ps-3">
						<bdi>{text}</bdi>
					</blockquote>
				</figure>
			))}
		</div>
	);
}
