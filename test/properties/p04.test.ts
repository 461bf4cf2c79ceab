import { p04 } from "./laws/p04-arguments.js";
import { CHAINED } from "./support/readers.js";
import { registrySubjects } from "./support/subjects.js";

const subjects = registrySubjects();
p04(subjects);
p04(subjects, CHAINED);
