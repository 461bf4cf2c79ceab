import { p13 } from "./laws/p13-empty.js";
import { registrySubjects } from "./support/subjects.js";

p13(registrySubjects());
