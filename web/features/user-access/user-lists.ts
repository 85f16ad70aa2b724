/** Where a user’s role and standing are shown: the lists, and their file. */
import { listUsers } from '#contract/people.ts';
import { findPeople } from '#contract/person-file.ts';

export const USER_LISTS = [listUsers, findPeople];
