/** The text of a help article, with its links and with the numbers of the rules. */
import { Link } from '#web/browser/navigation/link.tsx';
import type { Block } from './article.ts';
import { withFacts } from './facts.ts';
import { partsOfText } from './parts-of-text.ts';

type Facts = Readonly<Record<string, string>>;

export function ArticleBody({ blocks, facts }: { blocks: readonly Block[]; facts: Facts }) {
	return (
		<div className="space-y-4">
			{blocks.map((block) => (
				<BlockContent key={JSON.stringify(block)} block={block} facts={facts} />
			))}
		</div>
	);
}

function BlockContent({ block, facts }: { block: Block; facts: Facts }) {
	if (typeof block === 'string') {
		return (
			<p>
				<Sentence text={block} facts={facts} />
			</p>
		);
	}
	if ('heading' in block) return <h2 className="pt-3 font-semibold text-xl">{block.heading}</h2>;
	const isOrdered = 'steps' in block;
	const List = isOrdered ? 'ol' : 'ul';
	return (
		<List className={isOrdered ? 'list-decimal space-y-2 ps-6' : 'list-disc space-y-2 ps-6'}>
			{(isOrdered ? block.steps : block.list).map((item) => (
				<li key={item} className="ps-1 marker:text-muted">
					<Sentence text={item} facts={facts} />
				</li>
			))}
		</List>
	);
}

function Sentence({ text, facts }: { text: string; facts: Facts }) {
	return partsOfText(withFacts(text, facts)).map(({ text: words, href }, index) =>
		href ? (
			// The parts of a sentence never change places.
			<Link key={index} href={href} className="text-primary underline underline-offset-4">
				{words}
			</Link>
		) : (
			words
		),
	);
}
