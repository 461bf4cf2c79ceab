import { p23 } from "./laws/p23-isolation.js";
import { CHAINED } from "./support/readers.js";
import { registrySubjects } from "./support/subjects.js";

const subjects = registrySubjects();
p23(subjects);
p23(subjects, CHAINED);
