/** What the parts of Where and when need of a booking. */
import type { WhereAndWhen } from '#contract/where-and-when.ts';

export type Placed = { id: string; status: string; whereAndWhen: WhereAndWhen };
