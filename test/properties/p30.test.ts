import { p30 } from "./laws/p30-cut.js";
import { CHAINED } from "./support/readers.js";
import { registrySubjects } from "./support/subjects.js";

const subjects = registrySubjects();
p30(subjects);
p30(subjects, CHAINED);
