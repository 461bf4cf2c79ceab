import { p02 } from "./laws/p02-tokens.js";
import { CHAINED } from "./support/readers.js";
import { registrySubjects } from "./support/subjects.js";

const subjects = registrySubjects();
p02(subjects);
p02(subjects, CHAINED);
