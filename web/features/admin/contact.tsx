/** An e-mail or a number to reach somebody by. An e-mail that is too long for its place goes on at the @; a number is never broken. */
import { phoneInGroups } from '#web/features/people/people.ts';

export function Contact({ way }: { way: string }) {
	const at = way.indexOf('@');
	if (at < 0)
		return (
			<bdi dir="ltr" className="numbers whitespace-nowrap">
				{phoneInGroups(way)}
			</bdi>
		);
	return (
		<bdi className="wrap-anywhere">
			{way.slice(0, at)}
			<wbr />
			{way.slice(at)}
		</bdi>
	);
}
